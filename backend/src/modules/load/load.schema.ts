import { ApiSchema } from '@nestjs/swagger';
import { type LoadView, PAUSE_REASONS, type PauseReason, UNTIL_RESUMED } from '../../contracts/load.ts';
import { ChoiceProperty, CountProperty, TimeProperty, VersionProperty } from '../../http/openapi/properties.ts';

@ApiSchema({ name: 'Load' })
export class LoadSchema implements LoadView {
  @TimeProperty({ nullable: true, description: `${UNTIL_RESUMED} when it lasts until somebody ends it.` })
  pausedUntil: string | null;

  @ChoiceProperty('PauseReason', PAUSE_REASONS, { nullable: true })
  pauseReason: PauseReason | null;

  @CountProperty({ description: 'Added to the usual time.' })
  busyMinutes: number;

  @TimeProperty({ nullable: true })
  busyUntil: string | null;

  @CountProperty({ nullable: true, description: 'Orders that are taken in a quarter of an hour.' })
  quarterCap: number | null;

  @TimeProperty({ nullable: true })
  quarterCapUntil: string | null;

  @CountProperty()
  ordersThisQuarter: number;

  @TimeProperty({ nullable: true, description: 'Once the quarter has as many orders as the cap allows.' })
  fullUntil: string | null;

  @VersionProperty({ description: 'Of the open state.' })
  version: number;
}
