import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  UNCONFIRMED_STATES,
  type UnconfirmedOrderView,
  type UnconfirmedState,
} from '../../../contracts/order-views.ts';
import type { IsoTime } from '../../../contracts/units.ts';
import { ChoiceProperty, IdProperty, TextProperty, TimeProperty } from '../../../http/openapi/properties.ts';

@ApiSchema({ name: 'UnconfirmedOrder', description: 'Waits for the link in an e-mail; the kitchen does not have it.' })
export class UnconfirmedOrderSchema implements UnconfirmedOrderView {
  @ApiProperty({ type: 'string', format: 'uuid' })
  unconfirmedId: string;

  @ChoiceProperty('UnconfirmedState', UNCONFIRMED_STATES)
  state: UnconfirmedState;

  @IdProperty()
  restaurantId: number;

  @TextProperty()
  restaurantName: string;

  @TimeProperty()
  expiresAt: IsoTime;

  @IdProperty({ nullable: true, description: 'What it became.' })
  orderId: number | null;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  guestToken: string | null;
}
