/** Where somebody lives, in parts: what is typed, stored and shown of an address follows from them. */

export interface PostalAddress {
  street: string;
  /** With its letter, such as `12a`. */
  houseNumber: string;
  /**
   * Five digits.
   *
   * @pattern ^\d{5}$
   */
  postcode: string;
  city: string;
  /** Floor, back house, company or another name at the door. */
  addition: string | null;
}

/** In characters. Together with what stands between them they fit into the text of an address. */
export const MAX_POSTAL_LENGTH = { street: 120, houseNumber: 20, city: 60, addition: 80 } as const;

const POSTCODE_WITHIN = /(?<!\d)\d{5}(?!\d)/g;
/** A street may have a number in its name, such as Straße des 17. Juni 135: the last one of its part is the house's. */
const AT_THE_END = /^(?<street>.*?\D)\s+(?<houseNumber>\d+\s?[a-z]?(?:\s?[-–/+]\s?\d+\s?[a-z]?)*)$/iu;
const WITH_MORE =
  /^(?<street>.*?\D)\s*(?<houseNumber>\d+\s?[a-z]?(?:\s?[-–/+]\s?\d+\s?[a-z]?)*)(?![\p{L}\d])\s*(?<rest>.*)$/iu;
const COUNTRY = /^(?:deutschland|germany|almanya|de)$/i;

/** As it was sent, where what nobody added may be left out. */
export type SentAddress = Omit<PostalAddress, 'addition'> & { addition?: string | null };

export function toPostalAddress({ street, houseNumber, postcode, city, addition = null }: SentAddress): PostalAddress {
  return { street, houseNumber, postcode, city, addition };
}

/** `Torstraße 1, Hinterhaus, 10119 Berlin`: the text field that the specification's calls have. */
export function toAddressText({ street, houseNumber, postcode, city, addition }: PostalAddress): string {
  return [`${street} ${houseNumber}`, addition, `${postcode} ${city}`].filter((part) => part !== null).join(', ');
}

/** The last five digits that stand alone: what stands before them may be a number of another kind. */
export function postcodeIn(text: string): string | null {
  return text.match(POSTCODE_WITHIN)?.at(-1) ?? null;
}

/** Reads an address from its text. Null where street, house number, postcode or city cannot be told. */
export function parseAddress(text: string): PostalAddress | null {
  const postcode = postcodeIn(text);
  if (postcode === null) return null;
  const at = text.lastIndexOf(postcode);
  const before = partsOf(text.slice(0, at));
  const [city = '', ...after] = partsOf(text.slice(at + postcode.length)).filter((part) => !COUNTRY.test(part));
  const parts = [...before, ...after];
  const read = parts.map(readStreet);
  const found = read.findIndex((groups) => groups !== undefined);
  const groups = read[found];
  if (groups === undefined || city === '') return null;
  const { street = '', houseNumber = '', rest = '' } = groups;
  const others = [rest, ...parts.filter((_, index) => index !== found)].map(trimmed).filter((part) => part !== '');
  const address = {
    street: trimmed(street),
    houseNumber: trimmed(houseNumber),
    postcode,
    city,
    addition: others.length > 0 ? others.join(', ') : null,
  };
  return isWithinBounds(address) ? address : null;
}

/** Takes the number off the end of a street, where the two were typed into one field; as it is where there is none. */
export function splitStreet<T extends Pick<PostalAddress, 'street' | 'houseNumber'>>(typed: T): T {
  const { street, houseNumber } = AT_THE_END.exec(typed.street.trim())?.groups ?? {};
  // Behind a comma stands something else.
  if (typed.street.includes(',')) return typed;
  return typed.houseNumber.trim() !== '' || !street || !houseNumber ? typed : { ...typed, street, houseNumber };
}

function readStreet(part: string): Partial<Record<string, string>> | undefined {
  return (AT_THE_END.exec(part) ?? WITH_MORE.exec(part))?.groups;
}

/** What is too long for its part is left as the text it was. */
function isWithinBounds(address: PostalAddress): boolean {
  return Object.entries(MAX_POSTAL_LENGTH).every(
    ([part, max]) => (address[part as keyof typeof MAX_POSTAL_LENGTH] ?? '').length <= max,
  );
}

function partsOf(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map(trimmed)
    .filter((part) => part !== '');
}

function trimmed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
