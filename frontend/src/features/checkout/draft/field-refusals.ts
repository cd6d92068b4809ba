import { isApiError } from '../../../lib/http/http.ts';
import type { FieldProblems } from './use-checkout-form.ts';

const PER_RESTAURANT: Readonly<Record<string, (restaurantId: number) => string>> = {
  notes: (restaurantId) => `notes.${restaurantId}`,
  tip: (restaurantId) => `tips.${restaurantId}`,
};

/** The server's refusals by the path of the form's field; the request has one note and one tip, the form one a restaurant. */
export function fieldRefusals(error: unknown, restaurantId: number): FieldProblems {
  if (!isApiError(error, 'validation_failed')) return {};
  return Object.fromEntries(
    error.errors.map(({ field, message }) => [PER_RESTAURANT[field]?.(restaurantId) ?? field, message]),
  );
}
