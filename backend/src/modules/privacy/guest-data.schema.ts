import { ApiSchema } from '@nestjs/swagger';
import type { GuestDataView, GuestErasureView } from '../../contracts/guest-data.ts';
import type { IsoTime } from '../../contracts/units.ts';
import { CountProperty, TimeProperty } from '../../http/openapi/properties.ts';

@ApiSchema({ name: 'GuestErasure' })
export class GuestErasureSchema implements GuestErasureView {
  @CountProperty()
  orders: number;

  @CountProperty({ description: 'Orders under way, which stay.' })
  open: number;

  @CountProperty({ description: 'Orders whose review somebody has yet to decide about, which stay.' })
  disputed: number;
}

@ApiSchema({ name: 'GuestData' })
export class GuestDataSchema extends GuestErasureSchema implements GuestDataView {
  @CountProperty({ description: 'Of the orders that can be blanked.' })
  reviews: number;

  @TimeProperty({ nullable: true })
  firstAt: IsoTime | null;

  @TimeProperty({ nullable: true })
  lastAt: IsoTime | null;
}
