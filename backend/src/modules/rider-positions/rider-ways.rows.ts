import type { City } from '../../contracts/constants.ts';
import type { InJson } from '../../database/sql/columns.ts';
import type { RiderShift } from '../../entities/accounts/rider-shift.entity.ts';
import type { Order } from '../../entities/orders/order.entity.ts';

/** What says who may follow the rider to an order, and when it is to arrive. */
export const STOP = [
  ...(['id', 'userId', 'restaurantId', 'shareToken', 'guestToken'] as const),
  ...(['updatedAt', 'estimatedFrom', 'estimatedTo'] as const),
] as const satisfies (keyof Order)[];

export type StopRow = Pick<Order, (typeof STOP)[number]>;

export const ADDRESS = ['postal', 'deliveryAddress'] as const satisfies (keyof Order)[];

export type AddressRow = Pick<Order, (typeof ADDRESS)[number]>;

export interface WayRow extends Pick<RiderShift, 'staffId' | 'restaurantId' | 'since'> {
  city: City;
  /** Where the restaurant's door is. */
  latitude: number | null;
  longitude: number | null;
  /** The last place on this ride; null before the first. */
  lastStop: InJson<AddressRow & Pick<Order, 'updatedAt'>> | null;
  stops: InJson<StopRow & AddressRow>[];
}

export type RiddenOrderRow = StopRow & Pick<Order, 'riderId' | 'status'>;
