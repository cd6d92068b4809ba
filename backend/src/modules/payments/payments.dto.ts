import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Matches } from 'class-validator';
import { PAYMENT_PERIODS, type PaymentPeriod } from '../../contracts/admin/admin-payments.ts';
import { CITIES, type City } from '../../contracts/constants.ts';
import { CalendarDate } from '../../http/input/calendar-date.ts';
import { PageDto } from '../../http/input/pagination.ts';
import { TrimmedOrNull } from '../../http/input/text-fields.ts';
import { IdText } from '../../http/input/field-kinds.ts';

/** With the page of a list, which sums have no use for. */
export class SpanDto extends PageDto {
  @ApiProperty({ format: 'date', description: "In Europe/Berlin; left out: the month's first day." })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @CalendarDate()
  from?: string | null;

  @ApiProperty({ format: 'date', description: 'Included. Left out: today.' })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @CalendarDate()
  to?: string | null;

  @TrimmedOrNull()
  @IsOptional()
  @IsIn(CITIES)
  city?: City | null;
}

export class PaymentsDto extends SpanDto {
  @ApiProperty({ description: 'Of this one alone, whatever its city.' })
  @IdText()
  restaurantId?: number;

  @ApiProperty({ default: 'day' })
  @IsOptional()
  @IsIn(PAYMENT_PERIODS)
  period?: PaymentPeriod;
}

export class MonthDto {
  @ApiProperty({ example: '2026-03', description: 'Left out: the running month.' })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @Matches(/^20\d{2}-(0[1-9]|1[0-2])$/)
  month?: string | null;
}
