import { isApiError } from '../../lib/api/http.ts';
import type { FieldProblems } from './use-checkout-form.ts';

/** The server's refusals by the path of the form's field; the request has one note, the form one a restaurant. */
export function fieldRefusals(error: unknown, restaurantId: number): FieldProblems {
  if (!isApiError(error, 'validation_failed')) return {};
  return Object.fromEntries(
    error.errors.map(({ field, message }) => [field === 'notes' ? `notes.${restaurantId}` : field, message]),
  );
}
