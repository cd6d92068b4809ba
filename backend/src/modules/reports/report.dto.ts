import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, Matches } from 'class-validator';
import { TrimmedOrNull } from '../../http/input/text-fields.ts';

export class DayReportDto {
  @ApiProperty({ format: 'date', example: '2026-03-29', description: 'In Europe/Berlin; left out: today.' })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @Matches(/^20\d{2}-\d{2}-\d{2}$/)
  date?: string | null;
}
