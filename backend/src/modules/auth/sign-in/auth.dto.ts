import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsString } from 'class-validator';
import { CITIES, type City, MAX_LENGTH, MIN_PASSWORD_LENGTH } from '../../../contracts/constants.ts';
import { EmailAddress } from '../../../http/input/text-fields.ts';
import { NewPassword } from '../passwords/new-password.ts';
import { OptionalText, Password, RequiredText, OptionalPhone } from '../../../http/input/field-kinds.ts';

export class LoginDto {
  @EmailAddress()
  email: string;

  @Password()
  password: string;
}

export class RegisterDto {
  @RequiredText(MAX_LENGTH.name)
  name: string;

  @EmailAddress()
  email: string;

  @ApiProperty({ format: 'password', minLength: MIN_PASSWORD_LENGTH.customer, maxLength: MAX_LENGTH.password })
  @IsString()
  @IsNotEmpty()
  @NewPassword('customer')
  password: string;

  @IsIn(CITIES)
  city: City;

  @OptionalPhone()
  phone?: string;

  @OptionalText(MAX_LENGTH.address)
  address?: string;
}
