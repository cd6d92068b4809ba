import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { AdminOverviewView, OverviewFigures, OverviewQuarter } from '../../contracts/admin-overview.ts';
import { CITIES, type City } from '../../contracts/constants.ts';
import { CANCEL_REASONS, type CancelReason } from '../../contracts/order-status.ts';
import {
  ChoiceProperty,
  CountProperty,
  MoneyProperty,
  TextProperty,
  TimeProperty,
} from '../../http/openapi/properties.ts';

@ApiSchema({ name: 'OverviewFigures' })
class FiguresSchema implements OverviewFigures {
  @CountProperty({ description: 'Placed, also those that were cancelled.' })
  orders: number;

  @CountProperty()
  cancelled: number;

  @MoneyProperty({ description: 'Without what was cancelled.' })
  revenue: string;

  @CountProperty({ nullable: true, description: 'From placing to acceptance, median.' })
  acceptSecondsP50: number | null;

  @CountProperty({ nullable: true })
  acceptSecondsP90: number | null;
}

@ApiSchema({ name: 'OverviewQuarter' })
class QuarterSchema implements OverviewQuarter {
  @TextProperty({ description: 'When it begins, such as `18:15`.' })
  clock: string;

  @CountProperty({ nullable: true, description: 'Null while it is to come, and where the clocks skip it.' })
  orders: number | null;

  @MoneyProperty({ nullable: true })
  revenue: string | null;

  @CountProperty({ nullable: true })
  lastWeekOrders: number | null;

  @MoneyProperty({ nullable: true })
  lastWeekRevenue: string | null;
}

@ApiSchema({ name: 'OverviewCancellations' })
class CancellationsSchema {
  @ChoiceProperty('CancelReason', CANCEL_REASONS, { nullable: true })
  reason: CancelReason | null;

  @CountProperty()
  orders: number;

  @CountProperty()
  lastWeekOrders: number;
}

@ApiSchema({ name: 'OverviewCity' })
class CitySchema {
  @ChoiceProperty('City', CITIES)
  city: City;

  @ApiProperty({ type: FiguresSchema })
  day: FiguresSchema;

  @ApiProperty({ type: FiguresSchema })
  lastWeekSoFar: FiguresSchema;
}

@ApiSchema({ name: 'AdminOverview', description: 'A day in Berlin beside the same weekday of the week before.' })
export class OverviewSchema implements AdminOverviewView {
  @TimeProperty()
  at: string;

  @ChoiceProperty('City', CITIES, { nullable: true })
  city: City | null;

  @ApiProperty({ type: 'string', format: 'date' })
  date: string;

  @ApiProperty({ type: 'string', format: 'date' })
  lastWeekDate: string;

  @ApiProperty({ type: FiguresSchema })
  day: FiguresSchema;

  @ApiProperty({ type: FiguresSchema, description: 'Until the same time on the clock.' })
  lastWeekSoFar: FiguresSchema;

  @ApiProperty({ type: FiguresSchema })
  lastWeek: FiguresSchema;

  @ApiProperty({ type: [QuarterSchema] })
  quarters: QuarterSchema[];

  @ApiProperty({ type: [CancellationsSchema] })
  cancellations: CancellationsSchema[];

  @ApiProperty({ type: [CitySchema] })
  cities: CitySchema[];
}
