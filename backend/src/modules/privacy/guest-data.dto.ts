import { ApiProperty } from '@nestjs/swagger';
import { isEmail, IsIn, IsString, MaxLength, MinLength, ValidateBy, type ValidationArguments } from 'class-validator';
import { MAX_LENGTH } from '../../contracts/constants.ts';
import { GUEST_KEYS, type GuestKey } from '../../contracts/accounts/guest-data.ts';
import { MAX_ID } from '../../http/input/id-param.ts';
import { Trimmed } from '../../http/input/text-fields.ts';
import { phoneOf } from '../../limits/contact-keys.ts';

/** As many as a short number of a small town has; fewer would be many people's. */
const MIN_PHONE_DIGITS = 6;

const FITS: Readonly<Record<GuestKey, (value: string) => boolean>> = {
  email: (value) => isEmail(value, { allow_utf8_local_part: false }),
  phone: (value) => /^[\d\s()+./-]+$/.test(value) && phoneOf(value).length >= MIN_PHONE_DIGITS,
  order: (value) => /^[1-9]\d{0,9}$/.test(value) && Number(value) <= MAX_ID,
};

/** Looked at for this way of naming a guest alone: what is wrong is told in its words. */
const FitsWhen = (name: string, keys: readonly GuestKey[]) =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown, args?: ValidationArguments) => {
        const key = keys.find((one) => one === (args?.object as GuestDto).by);
        return key === undefined || typeof value !== 'string' || FITS[key](value);
      },
      defaultMessage: () => 'does not fit',
    },
  });

export class GuestDto {
  @ApiProperty({ enum: GUEST_KEYS, enumName: 'GuestKey', description: 'An order stands for all with its e-mail.' })
  @IsIn(GUEST_KEYS)
  by: GuestKey;

  @ApiProperty({ description: 'An e-mail, a phone or an order’s number.' })
  @Trimmed()
  @IsString()
  @MinLength(1)
  @MaxLength(MAX_LENGTH.email)
  @FitsWhen('isEmail', ['email'])
  @FitsWhen('isGuestKey', ['phone', 'order'])
  value: string;
}
