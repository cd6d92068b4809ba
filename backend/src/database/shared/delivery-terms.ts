/** On which terms a restaurant delivers, as SQL that lists, one restaurant's page and orders share. */
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { PICKUP_SPAN_MINUTES } from '../../contracts/orders/fulfilment.ts';
import { select } from '../sql/columns.ts';

export type TermsRow = Pick<
  Restaurant,
  'deliveryFeeCents' | 'minimumOrderCents' | 'deliveryMinMinutes' | 'deliveryMaxMinutes'
> & {
  /** From this subtotal on the delivery is free; null: never. */
  freeFromCents: number | null;
};

type Terms = Readonly<Record<'fee' | 'minimum' | 'soonest' | 'latest' | 'freeFrom', string>>;

/** `a` is the area that holds for a postcode, or nothing. `own` is what counts where nobody asked for a place. */
export const TERMS = {
  own: {
    fee: 'r.delivery_fee_cents',
    minimum: 'r.minimum_order_cents',
    soonest: 'r.delivery_min_minutes',
    latest: 'r.delivery_max_minutes',
    freeFrom: 'NULL::int',
  },
  area: {
    fee: 'coalesce(a.fee_cents, r.delivery_fee_cents)',
    minimum: 'coalesce(a.minimum_order_cents, r.minimum_order_cents)',
    soonest: 'r.delivery_min_minutes + coalesce(a.extra_minutes, 0)',
    latest: 'r.delivery_max_minutes + coalesce(a.extra_minutes, 0)',
    freeFrom: 'a.free_from_cents',
  },
  pickup: {
    fee: '0',
    minimum: 'r.pickup_minimum_cents',
    soonest: 'r.pickup_minutes',
    latest: `r.pickup_minutes + ${String(PICKUP_SPAN_MINUTES)}`,
    freeFrom: 'NULL::int',
  },
} as const satisfies Readonly<Record<string, Terms>>;
export type TermsKind = keyof typeof TERMS;

/** Columns of a `TermsRow`. */
export function selectTerms(kind: TermsKind): string {
  const { fee, minimum, soonest, latest, freeFrom } = TERMS[kind];
  return `${fee} AS "deliveryFeeCents", ${minimum} AS "minimumOrderCents", ${soonest} AS "deliveryMinMinutes",
  ${latest} AS "deliveryMaxMinutes", ${freeFrom} AS "freeFromCents"`;
}

/** The area of each restaurant that holds for a postcode; those without one deliver nowhere there, unless their city counts. */
export const AREA_OF_POSTCODE = (postcode: string) => `
  SELECT p.restaurant_id AS served_id, p.fee_cents, p.minimum_order_cents, p.extra_minutes, p.free_from_cents
  FROM delivery_postcodes p WHERE p.postcode = ${postcode}`;
export const IS_SERVED = '(a.served_id IS NOT NULL OR NOT r.delivers_by_area)';

/** What else is to be known of a restaurant's pick-up and areas. */
export const selectFulfilment = (): string =>
  select(Restaurant, 'r', ['deliversByArea', 'offersPickup', 'pickupMinutes', 'pickupMinimumCents']);
