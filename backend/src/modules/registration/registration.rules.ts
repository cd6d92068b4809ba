/** What a registration's fields have to be beyond their form. Pure. */
import {
  DEFAULT_DELIVERY_FEE_CENTS,
  DEFAULT_DELIVERY_TIME,
  MAX_DELIVERY_FEE_CENTS,
} from '../../contracts/constants.ts';
import type { FieldIssue } from '../../http/problem.ts';
import { parseMoney } from '../../money/money.ts';
import { refuseOutsideAddress } from '../../outside/address.ts';
import { type DeliveryMinutes, parseDeliveryTime } from '../../contracts/restaurants/delivery-time.ts';
import type { RegisterRestaurantRequest } from '../../contracts/http/requests.gen.ts';

type Field = 'deliveryFee' | 'deliveryTime' | 'posApiUrl';

export interface Terms {
  deliveryFeeCents: number;
  delivery: DeliveryMinutes;
}

/** The specification's defaults stand for what was left out. Issues are in the order of the form. */
export function readTerms(
  request: Pick<RegisterRestaurantRequest, Field>,
  mayBePrivate: boolean,
): { terms: Terms; issues: readonly FieldIssue[] } {
  const fee = readFee(request.deliveryFee ?? null);
  const delivery = parseDeliveryTime(request.deliveryTime ?? DEFAULT_DELIVERY_TIME);
  const pos = typeof request.posApiUrl === 'string' ? refuseOutsideAddress(request.posApiUrl) : null;
  const isPosRefused = pos !== null && !(mayBePrivate && pos !== 'invalid_format');
  const issues: FieldIssue[] = [
    ...(typeof fee === 'number' ? [] : [fee]),
    ...(delivery === null ? [{ field: 'deliveryTime', code: 'invalid_format' as const }] : []),
    ...(isPosRefused ? [{ field: 'posApiUrl', code: pos }] : []),
  ];
  return {
    terms: { deliveryFeeCents: typeof fee === 'number' ? fee : 0, delivery: delivery ?? { min: 0, max: 0 } },
    issues,
  };
}

function readFee(value: unknown): number | FieldIssue {
  const field: Field = 'deliveryFee';
  if (value === null) return DEFAULT_DELIVERY_FEE_CENTS;
  if (typeof value !== 'number' && typeof value !== 'string') return { field, code: 'invalid_type' };
  if (Number(value) < 0) return { field, code: 'too_small', values: { min: 0 } };
  if (Number(value) * 100 > MAX_DELIVERY_FEE_CENTS) {
    return { field, code: 'too_large', values: { max: MAX_DELIVERY_FEE_CENTS / 100 } };
  }
  return parseMoney(value) ?? { field, code: 'invalid_format' };
}
