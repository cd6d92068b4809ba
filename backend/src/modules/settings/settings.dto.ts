import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { MAX_LENGTH } from '../../contracts/constants.ts';
import { STAFF_DUTIES, type StaffDuty } from '../../contracts/riders/duty.ts';
import { MAX_POS_URL_LENGTH, POS_KEY_LENGTH } from '../../contracts/restaurants/settings.ts';
import { EmailAddress, TrimmedOrNull } from '../../http/input/text-fields.ts';
import { ChosenPassword, IfSent, OptionalText, Password, RequiredText } from '../../http/input/field-kinds.ts';

export class RestaurantPasswordDto {
  @Password()
  currentPassword: string;

  @ChosenPassword('restaurant')
  newPassword: string;
}

export class AddStaffDto {
  @RequiredText(MAX_LENGTH.name)
  name: string;

  @EmailAddress()
  email: string;

  @ChosenPassword('restaurant')
  password: string;

  @ApiProperty({ description: 'Left out: the kitchen.' })
  @IsOptional()
  @IsIn(STAFF_DUTIES)
  duty?: StaffDuty;
}

/** A new password or another duty signs the login out everywhere. */
export class ChangeStaffDto {
  @IfSent()
  @RequiredText(MAX_LENGTH.name)
  name?: string;

  @IfSent()
  @ChosenPassword('restaurant')
  password?: string;

  @IfSent()
  @IsIn(STAFF_DUTIES)
  duty?: StaffDuty;
}

/** What is left out stays as it is; empty or null removes. */
export class PosDto {
  @ApiProperty({ nullable: true, format: 'uri' })
  @OptionalText(MAX_POS_URL_LENGTH)
  posApiUrl?: string | null;

  @ApiProperty({ nullable: true })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MinLength(POS_KEY_LENGTH.min)
  @MaxLength(POS_KEY_LENGTH.max)
  posApiKey?: string | null;
}
