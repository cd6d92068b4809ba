/** Where a meal is to go, as it was sent: in parts, as a text, or by the postcode alone. */
import type { PlaceOrderRequest, QuoteRequest } from '../../../contracts/http/requests.gen.ts';
import {
  parseAddress,
  type PostalAddress,
  postcodeIn,
  toAddressText,
  toPostalAddress,
} from '../../../contracts/places/postal-address.ts';

export interface SentPlace {
  /** Null where nothing but a postcode was sent, or the meal is picked up. */
  text: string | null;
  /** Null where the parts of a text cannot be told. */
  postal: PostalAddress | null;
  postcode: string | null;
  /** That an error about the postcode belongs to. */
  field: string;
  /** A text is not held to have a postcode that we know where nobody asks for one. */
  isText: boolean;
}

const NOWHERE: SentPlace = { text: null, postal: null, postcode: null, field: 'deliveryAddress', isText: false };

/** A pick-up goes nowhere, whatever was sent with it. */
export function readPlace(request: QuoteRequest | PlaceOrderRequest): SentPlace {
  if (request.fulfilment === 'pickup') return NOWHERE;
  const { address, deliveryAddress: text, postcode } = request;
  if (address !== undefined) {
    const postal = toPostalAddress(address);
    return { text: toAddressText(postal), postal, postcode: postal.postcode, field: 'address.postcode', isText: false };
  }
  if (text !== undefined) {
    return { ...NOWHERE, text, postal: parseAddress(text), postcode: postcodeIn(text), isText: true };
  }
  return postcode === undefined ? NOWHERE : { ...NOWHERE, postcode, field: 'postcode' };
}
