/** Keys that an object may have beside those that it is meant to have. */
import fc from 'fast-check';

const KEYS: Readonly<Record<string, fc.Arbitrary<readonly (readonly [key: string, value: unknown])[]>>> = {
  unknown: fc.constant([['unknown', 1]]),
  constructor: fc.constantFrom([['constructor', 1]], [['constructor', { name: 'x' }]], [['constructor', null]]),
  prototype: fc.constantFrom([['__proto__', { isAdmin: true }]], [['prototype', {}]], [['__proto__', null]]),
  inherited: fc.constantFrom([['toString', 1]], [['hasOwnProperty', null]], [['valueOf', {}]], [['toJSON', 'x']]),
  empty: fc.constantFrom([['', 1]], [[' ', 1]], [['.', 1]], [['a.b', 1]], [['0', 1]]),
  surrogate: fc.constantFrom([['\ud800', 1]], [['a\udc00', { password: 1 }]]),
  nul: fc.constantFrom([['\0', 1]], [['name\0', 'x']]),
  long: fc.integer({ min: 1, max: 50_000 }).map((length) => [['k'.repeat(length), 1]]),
  many: fc
    .integer({ min: 1, max: 10_000 })
    .map((count) => Array.from({ length: count }, (_, i) => [`k${i}`, i] as const)),
  'other case': fc.constantFrom([['Email', 'x']], [['ID', 1]], [['Password', 'x']]),
  privileged: fc.constantFrom(
    [['id', 1]],
    [['role', 'admin']],
    [['isActive', true]],
    [['reviewStatus', 'approved']],
    [['version', 9]],
  ),
  'deep under a password': fc.integer({ min: 2, max: 1_000 }).map((depth) => {
    let value: unknown = 1;
    for (let level = 0; level < depth; level++) value = [value];
    return [['xpassword', value]];
  }),
  'any keys': fc
    .dictionary(fc.string({ unit: 'binary', maxLength: 20 }), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 8 })
    .map((more) => Object.entries(more)),
};

export const KEY_KIND_NAMES = Object.keys(KEYS);

export function moreKeys(kind: string): fc.Arbitrary<readonly (readonly [key: string, value: unknown])[]> {
  const found = KEYS[kind];
  if (found === undefined) throw new Error(`There is no kind ${kind}.`);
  return found;
}
