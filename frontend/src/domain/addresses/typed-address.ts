/** An address while it is typed: every part may be missing yet. */
import type { PostalAddressRequest } from '@contracts/http/requests.gen.ts';
import {
  MAX_POSTAL_LENGTH,
  parseAddress,
  type PostalAddress,
  postcodeIn,
  splitStreet,
  toAddressText,
} from '@contracts/places/postal-address.ts';
import { POSTCODE_PATTERN } from '@contracts/places/postcode.ts';
import type { Translate } from '../../i18n/texts.ts';
import { lengthOf } from '../../lib/format/text-length.ts';

export type TypedAddress = Readonly<Record<keyof PostalAddress, string>>;

export const NO_ADDRESS: TypedAddress = { street: '', houseNumber: '', postcode: '', city: '', addition: '' };

const POSTAL_PARTS = Object.keys(NO_ADDRESS) as readonly (keyof TypedAddress)[];

/** Something for each part. */
export const byPart = <T>(valueOf: (part: keyof TypedAddress) => T): Record<keyof TypedAddress, T> =>
  Object.fromEntries(POSTAL_PARTS.map((part) => [part, valueOf(part)])) as Record<keyof TypedAddress, T>;

export const typedOf = ({ addition, ...parts }: PostalAddress): TypedAddress => ({
  ...parts,
  addition: addition ?? '',
});

/** A whole address, or a street with its number, that stands in the field of the street goes to the fields that it belongs to. */
export function layOut(typed: TypedAddress): TypedAddress {
  const postal = parseAddress(typed.street);
  return postal ? { ...postal, addition: postal.addition ?? typed.addition } : splitStreet(typed);
}

/** What cannot be read stays in the field of the street, to be put right once. */
export function readKept(text: string): TypedAddress {
  const postal = parseAddress(text);
  return postal ? typedOf(postal) : { ...NO_ADDRESS, street: text.trim(), postcode: postcodeIn(text) ?? '' };
}

function trimmed(typed: TypedAddress): PostalAddress {
  const { street, houseNumber, postcode, city, addition } = layOut(typed);
  return {
    street: street.trim(),
    houseNumber: houseNumber.trim(),
    postcode: postcode.trim(),
    city: city.trim(),
    addition: addition.trim() || null,
  };
}

export const toSentAddress = (typed: TypedAddress): PostalAddressRequest => trimmed(typed);

/** As far as it was typed, in one line. */
export function typedText(typed: TypedAddress): string {
  const parts = trimmed(typed);
  const isWhole = parts.street !== '' && parts.houseNumber !== '' && parts.postcode !== '' && parts.city !== '';
  if (isWhole) return toAddressText(parts);
  return [
    `${parts.street} ${parts.houseNumber}`.trim(),
    parts.addition ?? '',
    parts.postcode && `${parts.postcode} ${parts.city}`,
  ]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}

/** By part, what is missing or too long. */
export function addressProblems(typed: TypedAddress, t: Translate): Partial<Record<keyof PostalAddress, string>> {
  const { street, houseNumber, postcode, city, addition } = trimmed(typed);
  const tooLong = (part: keyof typeof MAX_POSTAL_LENGTH, text: string) => {
    const max = MAX_POSTAL_LENGTH[part];
    return lengthOf(text) > max ? t('checkout.tooLong', { max }) : undefined;
  };
  const found = {
    street: street === '' ? t('checkout.addressRequired') : tooLong('street', street),
    houseNumber: houseNumber === '' ? t('address.houseNumberRequired') : tooLong('houseNumber', houseNumber),
    postcode: POSTCODE_PATTERN.test(postcode) ? undefined : t('address.postcodeRequired'),
    city: city === '' ? t('address.cityRequired') : tooLong('city', city),
    addition: tooLong('addition', addition ?? ''),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}
