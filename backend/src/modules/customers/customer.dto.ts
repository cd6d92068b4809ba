import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { CITIES, type City, MAX_LENGTH } from '../../contracts/constants.ts';
import { EmailAddress, Trimmed, TrimmedOrNull } from '../../http/text-fields.ts';

const MIN_NAME_LENGTH = 2;

/** What is left out stays as it is. Another e-mail waits until its mailbox has confirmed it, and needs the password. */
export class ProfileDto {
  @ApiPropertyOptional({ minLength: MIN_NAME_LENGTH, maxLength: MAX_LENGTH.name })
  @Trimmed()
  @IsOptional()
  @IsString()
  @MinLength(MIN_NAME_LENGTH)
  @MaxLength(MAX_LENGTH.name)
  name?: string;

  @ApiPropertyOptional({ format: 'email', maxLength: MAX_LENGTH.email })
  @IsOptional()
  @EmailAddress()
  @MaxLength(MAX_LENGTH.email)
  email?: string;

  @ApiPropertyOptional({ format: 'password', description: 'Needed for another e-mail.' })
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_LENGTH.password * 2)
  currentPassword?: string;

  @ApiPropertyOptional({
    type: 'string',
    nullable: true,
    maxLength: MAX_LENGTH.phone,
    description: 'Empty or null removes it.',
  })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.phone)
  phone?: string | null;

  @ApiPropertyOptional({ enum: CITIES, enumName: 'City' })
  @TrimmedOrNull()
  @IsOptional()
  @IsIn(CITIES)
  city?: City | null;

  @ApiPropertyOptional({
    type: 'string',
    nullable: true,
    maxLength: MAX_LENGTH.address,
    description: 'Empty or null removes it.',
  })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.address)
  address?: string | null;
}
