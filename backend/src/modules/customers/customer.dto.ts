import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { CITIES, type City, MAX_LENGTH } from '../../contracts/constants.ts';
import { EmailAddress, Trimmed, TrimmedOrNull } from '../../http/input/text-fields.ts';
import { MAX_PASSWORD_UNITS, OptionalText, OptionalPhone } from '../../http/input/field-kinds.ts';

const MIN_NAME_LENGTH = 2;

/** What is left out stays as it is. Another e-mail waits until its mailbox has confirmed it, and needs the password. */
export class ProfileDto {
  @Trimmed()
  @IsOptional()
  @IsString()
  @MinLength(MIN_NAME_LENGTH)
  @MaxLength(MAX_LENGTH.name)
  name?: string;

  @ApiProperty({ format: 'email' })
  @IsOptional()
  @EmailAddress()
  email?: string;

  @ApiProperty({ format: 'password', description: 'Needed for another e-mail.' })
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_PASSWORD_UNITS)
  currentPassword?: string;

  @ApiProperty({ nullable: true, description: 'Empty or null removes it.' })
  @OptionalPhone()
  phone?: string | null;

  @TrimmedOrNull()
  @IsOptional()
  @IsIn(CITIES)
  city?: City | null;

  @ApiProperty({
    nullable: true,
    description:
      'The default of the address book. Empty or null removes it there, and the newest of the others takes its place.',
  })
  @OptionalText(MAX_LENGTH.address)
  address?: string | null;
}
