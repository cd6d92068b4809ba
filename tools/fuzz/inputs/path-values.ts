/** What a parameter in a path stands for, which the document does not say. */
import fc from 'fast-check';
import type { KindOfKnown, Known } from '../setting/known.ts';

const KIND_OF_ID: readonly (readonly [path: RegExp, kind: KindOfKnown])[] = [
  [/^\/api\/addresses\//, 'address'],
  [/\/favourites\/|^\/api\/(?:admin\/)?restaurants\//, 'restaurant'],
  [/\/admin\/users\//, 'customer'],
  [/\/admin\/admins\//, 'adminAccount'],
  [/\/restaurant\/staff\//, 'staff'],
  [/\/restaurant\/reviews\//, 'review'],
  [/\/restaurant\/menu-items\//, 'dish'],
  [/\/restaurant\/menus\//, 'menu'],
  [/\/restaurant\/options\//, 'option'],
  [/\/orders\//, 'order'],
];

export function pathValue(path: string, name: string, known: Known): fc.Arbitrary<string | number> {
  if (name === 'language') return fc.constantFrom('en', 'de', 'tr');
  if (name === 'key') return fc.constantFrom(...known.textKey);
  if (name === 'hash') return fc.constantFrom(...known.image);
  if (name === 'queue') return fc.constantFrom('realtime', 'mail', 'order-effects');
  const kind = KIND_OF_ID.find(([pattern]) => pattern.test(path))?.[1];
  return kind === undefined ? fc.constant(1) : fc.constantFrom(...known[kind]);
}
