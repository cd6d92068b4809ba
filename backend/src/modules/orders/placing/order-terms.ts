/** What an order costs beside its dishes and how long it takes: by how and where it is to come to whoever ordered. */
import { DEFAULT_FULFILMENT, type Fulfilment, PICKUP_SPAN_MINUTES } from '../../../contracts/orders/fulfilment.ts';
import { type DeliveryMinutes, deliveryMinutesNow } from '../../../contracts/restaurants/delivery-time.ts';
import { findPostcode } from '../../../geography/postcodes.ts';
import { readPostcode } from '../../../geography/read-postcode.ts';
import { ProblemError } from '../../../http/problem.ts';
import type { OrderBasisRow } from '../order/order.rows.ts';
import type { SentPlace } from './read-place.ts';

export interface OrderTerms {
  fulfilment: Fulfilment;
  /** Of a delivery below `freeFromCents`. */
  feeCents: number;
  /** From this subtotal on there is no fee; null: always. */
  freeFromCents: number | null;
  minimumOrderCents: number;
  /** Of an order that is placed at this moment, what the kitchen adds included. */
  minutes: DeliveryMinutes;
  /** From the start of cooking until the meal is there, as it usually is. */
  leadMinutes: number;
}

/**
 * Without a place the restaurant's own terms count, which a quote may be asked for; an order of a restaurant with areas
 * needs a postcode.
 *
 * @throws ProblemError `validation_failed` at the field that is wrong, `out_of_area` with `canPickUp`.
 */
export function orderTerms(
  basis: OrderBasisRow,
  fulfilment: Fulfilment = DEFAULT_FULFILMENT,
  place: SentPlace,
  flatFeeCents: number | null,
): OrderTerms {
  if (fulfilment === 'pickup') return pickupTerms(basis);
  const area = assertServed(basis, place);
  const extra = area ? (basis.areaExtraMinutes ?? 0) : 0;
  const usual = { min: basis.deliveryMinMinutes + extra, max: basis.deliveryMaxMinutes + extra };
  return {
    fulfilment,
    feeCents: flatFeeCents ?? (area ? basis.areaFeeCents : null) ?? basis.deliveryFeeCents,
    freeFromCents: flatFeeCents === null && area ? basis.areaFreeFromCents : null,
    minimumOrderCents: (area ? basis.areaMinimumCents : null) ?? basis.minimumOrderCents,
    minutes: deliveryMinutesNow(usual, basis.busyMinutes),
    leadMinutes: usual.min,
  };
}

function pickupTerms(basis: OrderBasisRow): OrderTerms {
  if (!basis.offersPickup) throw ProblemError.field('fulfilment', 'unavailable');
  const usual = { min: basis.pickupMinutes, max: basis.pickupMinutes + PICKUP_SPAN_MINUTES };
  return {
    ...{ fulfilment: 'pickup', feeCents: 0, freeFromCents: null, minimumOrderCents: basis.pickupMinimumCents },
    minutes: deliveryMinutesNow(usual, basis.busyMinutes),
    leadMinutes: usual.min,
  };
}

/** Whether the terms of an area hold. */
function assertServed(basis: OrderBasisRow, { postcode, text, field, isText }: SentPlace): boolean {
  if (postcode === null) {
    if (text !== null && basis.deliversByArea) throw ProblemError.field(field, 'postcode_missing');
    return false;
  }
  const isFree = isText && !basis.deliversByArea && findPostcode(postcode) === null;
  if (!isFree) readPostcode(postcode, basis.restaurantCity, field);
  if (!basis.deliversByArea) return false;
  if (basis.areaFeeCents === null) {
    throw new ProblemError('out_of_area', { values: { postcode }, canPickUp: basis.offersPickup });
  }
  return true;
}
