/** Kinds of fields that many requests have: how they are read, judged and described. */
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  type ValidationOptions,
} from 'class-validator';
import { MAX_LENGTH, MIN_PASSWORD_LENGTH, type Role } from '../../contracts/constants.ts';
import { isPhone, MIN_PHONE_DIGITS } from '../../contracts/accounts/phone.ts';
import { MAX_ID } from './id-param.ts';
import { BooleanText, NumberText, Trimmed, TrimmedOrNull } from './text-fields.ts';

/** A row's id, or a version. */
export const IsId = (options?: ValidationOptions) =>
  applyDecorators(IsInt(options), Min(1, options), Max(MAX_ID, options));

/** `?restaurantId=7` and the like, which may be left out. */
export const IdText = () => applyDecorators(NumberText(), IsOptional(), IsId());

/** `?open=true` and the like, which may be left out. */
export const FlagText = () => applyDecorators(BooleanText(), IsOptional(), IsBoolean());

/** Something has to be in it, beside spaces. */
export const RequiredText = (max: number) => applyDecorators(Trimmed(), IsString(), IsNotEmpty(), MaxLength(max));

/** What is empty counts as left out, or removes what was there. */
export const OptionalText = (max: number) => applyDecorators(TrimmedOrNull(), IsOptional(), IsString(), MaxLength(max));

/** One that people can be reached at. */
export const PhoneNumber = () =>
  applyDecorators(
    IsString(),
    MaxLength(MAX_LENGTH.phone),
    ApiProperty({ minLength: MIN_PHONE_DIGITS, maxLength: MAX_LENGTH.phone }),
    ValidateBy({
      name: 'isPhone',
      validator: {
        validate: (value) => typeof value === 'string' && isPhone(value),
        defaultMessage: () => 'is no phone number',
      },
    }),
  );

/** What is empty counts as left out, or removes what was there. */
export const OptionalPhone = () => applyDecorators(TrimmedOrNull(), IsOptional(), PhoneNumber());

/** Whether a field that cannot be emptied was sent: null is refused, not left out. */
export const IfSent = () => ValidateIf((_, value) => value !== undefined);

/**
 * The bound counts UTF-16 units, so it leaves room for 256 characters of two units each; the policy for new ones counts characters.
 */
export const MAX_PASSWORD_UNITS = MAX_LENGTH.password * 2;

/** The password that an account has. */
export const Password = () => passwordField(1);

/** What somebody with this role chooses; `password-policy.ts` judges it. */
export const ChosenPassword = (role: Role) => passwordField(MIN_PASSWORD_LENGTH[role]);

function passwordField(minLength: number) {
  return applyDecorators(
    ApiProperty({ format: 'password', minLength, maxLength: MAX_LENGTH.password }),
    IsString(),
    IsNotEmpty(),
    MaxLength(MAX_PASSWORD_UNITS),
  );
}
