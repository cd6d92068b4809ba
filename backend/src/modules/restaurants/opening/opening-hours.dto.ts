import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, Matches, ValidateNested } from 'class-validator';
import {
  MAX_SPECIAL_DAY_LABEL,
  MAX_SPECIAL_DAYS,
  type OpeningDay,
  type OpeningSpan,
} from '../../../contracts/restaurants/settings.ts';
import { OptionalText } from '../../../http/input/field-kinds.ts';

const DAYS_A_WEEK = 7;
/** The use case names the real limit at the day. */
const MAX_SPANS = 50;

class OpeningSpanDto implements OpeningSpan {
  @ApiProperty({ example: '17:00' })
  @IsString()
  opens: string;

  @ApiProperty({ example: '22:30', description: 'Not after `opens`: on the next day.' })
  @IsString()
  closes: string;
}

class OpeningDayDto implements OpeningDay {
  @IsArray()
  @ArrayMaxSize(MAX_SPANS)
  @ValidateNested({ each: true })
  @Type(() => OpeningSpanDto)
  spans: OpeningSpanDto[];
}

export class WeekDto {
  @ApiProperty({ description: 'Monday first.' })
  @IsArray()
  @ArrayMinSize(DAYS_A_WEEK)
  @ArrayMaxSize(DAYS_A_WEEK)
  @ValidateNested({ each: true })
  @Type(() => OpeningDayDto)
  week: OpeningDayDto[];
}

class SpecialDayDto extends OpeningDayDto {
  @ApiProperty({ format: 'date', example: '2026-12-24' })
  @IsString()
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  date: string;

  @ApiProperty({ nullable: true })
  @OptionalText(MAX_SPECIAL_DAY_LABEL)
  label?: string | null;
}

/** All of them, from today on. */
export class SpecialDaysDto {
  @IsArray()
  @ArrayMaxSize(MAX_SPECIAL_DAYS)
  @ValidateNested({ each: true })
  @Type(() => SpecialDayDto)
  specialDays: SpecialDayDto[];
}
