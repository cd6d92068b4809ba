import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { CITIES, type City } from '../../contracts/constants.ts';
import { CalendarDate } from '../../http/input/calendar-date.ts';
import { TrimmedOrNull } from '../../http/input/text-fields.ts';

export class OverviewDto {
  @ApiProperty({ description: 'Left out: all.' })
  @TrimmedOrNull()
  @IsOptional()
  @IsIn(CITIES)
  city?: City | null;

  @ApiProperty({ format: 'date', description: 'In Europe/Berlin; left out: today.' })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @CalendarDate()
  date?: string | null;
}
