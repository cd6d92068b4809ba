import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsObject, IsOptional, IsString, MaxLength } from 'class-validator';
import { LANGUAGES, type Language } from '../../contracts/constants.ts';
import { PageDto } from '../../http/input/pagination.ts';
import { TrimmedOrNull } from '../../http/input/text-fields.ts';
import { FlagText, OptionalText } from '../../http/input/field-kinds.ts';

const MAX_QUERY_LENGTH = 100;
const MAX_TEXT_LENGTH = 10_000;

export class TranslationListDto extends PageDto {
  @ApiProperty({ description: 'Whose texts `q`, `missing` and `overridden` are about.' })
  @TrimmedOrNull()
  @IsOptional()
  @IsIn(LANGUAGES)
  language?: Language | null;

  @ApiProperty({ description: 'What keys begin with.' })
  @OptionalText(MAX_QUERY_LENGTH)
  area?: string | null;

  @ApiProperty({ description: 'In keys and texts.' })
  @OptionalText(MAX_QUERY_LENGTH)
  q?: string | null;

  @FlagText()
  missing?: boolean;

  @FlagText()
  overridden?: boolean;
}

export class CatalogueDto {
  @ApiProperty({ description: 'Only what admins changed, for whoever has the built-in texts.' })
  @FlagText()
  overridden?: boolean;
}

export class TranslationDto {
  @ApiProperty({ description: 'With the placeholders of the built-in text, without markup.' })
  @IsString()
  @MaxLength(MAX_TEXT_LENGTH)
  value: string;
}

/** Texts by key; what is left out stays as it is. */
export class TranslationImportDto {
  @ApiProperty({ additionalProperties: { type: 'string' } })
  @IsObject()
  texts: Record<string, string>;
}
