import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsObject, IsOptional, IsString, MaxLength } from 'class-validator';
import type { TranslationImportRequest, TranslationRequest } from '../../contracts/admin/admin-translations.ts';
import { LANGUAGES, type Language } from '../../contracts/constants.ts';
import { PageDto } from '../../http/input/pagination.ts';
import { BooleanText, TrimmedOrNull } from '../../http/input/text-fields.ts';

const MAX_QUERY_LENGTH = 100;
const MAX_TEXT_LENGTH = 10_000;

export class TranslationListDto extends PageDto {
  @ApiProperty({ description: 'Whose texts `q`, `missing` and `overridden` are about.' })
  @TrimmedOrNull()
  @IsOptional()
  @IsIn(LANGUAGES)
  language?: Language | null;

  @ApiProperty({ description: 'What keys begin with.' })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_QUERY_LENGTH)
  area?: string | null;

  @ApiProperty({ description: 'In keys and texts.' })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_QUERY_LENGTH)
  q?: string | null;

  @BooleanText()
  @IsOptional()
  @IsBoolean()
  missing?: boolean;

  @BooleanText()
  @IsOptional()
  @IsBoolean()
  overridden?: boolean;
}

export class TranslationDto implements TranslationRequest {
  @ApiProperty({ description: 'With the placeholders of the built-in text, without markup.' })
  @IsString()
  @MaxLength(MAX_TEXT_LENGTH)
  value: string;
}

export class TranslationImportDto implements TranslationImportRequest {
  @ApiProperty({ additionalProperties: { type: 'string' } })
  @IsObject()
  texts: Record<string, string>;
}
