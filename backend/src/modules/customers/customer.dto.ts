import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { CITIES, type City, MAX_LENGTH } from '../../contracts/constants.ts';
import { Trimmed, TrimmedOrNull } from '../../http/text-fields.ts';

const MIN_NAME_LENGTH = 2;

/** What is left out stays as it is. The e-mail may be sent along, as the profile form does, and is not changed. */
export class ProfileDto {
  @ApiPropertyOptional({ minLength: MIN_NAME_LENGTH, maxLength: MAX_LENGTH.name })
  @Trimmed()
  @IsOptional()
  @IsString()
  @MinLength(MIN_NAME_LENGTH)
  @MaxLength(MAX_LENGTH.name)
  name?: string;

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
