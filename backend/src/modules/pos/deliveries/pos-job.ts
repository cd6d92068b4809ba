import type { PosDeliveryKind } from '../../../contracts/restaurants/pos.ts';

/** One order, or its cancellation, that a restaurant's POS is to hear of. */
export interface PosJob {
  restaurantId: number;
  orderId: number;
  kind: PosDeliveryKind;
}
