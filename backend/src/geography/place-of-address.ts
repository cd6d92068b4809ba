import type { Point } from '../contracts/places/geometry.ts';
import { type PostalAddress, postcodeIn } from '../contracts/places/postal-address.ts';
import { findPostcode } from './postcodes.ts';

/** Where an address is, as its postcode says; null where that is not known. */
export function placeOfAddress(address: {
  postal: PostalAddress | null;
  deliveryAddress: string | null;
}): Point | null {
  const postcode = address.postal?.postcode ?? postcodeIn(address.deliveryAddress ?? '');
  return postcode === null ? null : findPostcode(postcode);
}
