import type { City } from '../contracts/constants.ts';
import type { PostcodeView } from '../contracts/places/delivery-areas.ts';
import { ProblemError } from '../http/problem.ts';
import { findPostcode } from './postcodes.ts';

/** @throws ProblemError `validation_failed` at the field: it is in none of our cities, or in another one than `city`. */
export function readPostcode(postcode: string, city: City | null, field: string): PostcodeView {
  const known = findPostcode(postcode);
  if (known === null) throw ProblemError.field(field, 'unknown_postcode', { postcode });
  if (city !== null && known.city !== city) throw ProblemError.field(field, 'other_city', { postcode });
  return known;
}
