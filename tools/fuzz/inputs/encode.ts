/** Values as parts of an address. */

const LONGEST = 14_000;

/** As `encodeURIComponent`, which refuses lone surrogates: here they become the bytes that a careless client sends. */
export function percentEncoded(text: string): string {
  return Buffer.from(text.toWellFormed() === text ? text : '\ufffe')
    .toString('latin1')
    .replace(/[^\w.~-]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
    .replaceAll('%EF%BF%BE', '%ED%A0%80')
    .slice(0, LONGEST);
}

export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'symbol' ? '' : (JSON.stringify(value) ?? '');
}

/** A list is the name again and again, as browsers send it. */
export function queryOf(values: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    (Array.isArray(value) ? value.slice(0, 300) : [value]).map(
      (each) => `${percentEncoded(name)}=${percentEncoded(asText(each))}`,
    ),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&').slice(0, LONGEST)}`;
}
