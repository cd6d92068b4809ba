/** Kinds of value that a field may meet and that its schema mostly forbids. */
import fc from 'fast-check';
import type { Schema } from '../contract/schema.ts';

/** Stands in the place of a value where the field is left out. */
export const MISSING = Symbol('missing');

type Kind = (schema: Schema) => fc.Arbitrary<unknown>;

const just =
  (...values: unknown[]): Kind =>
  () =>
    fc.constantFrom(...values);
/** Makes JSON that JavaScript's own values cannot say. */
const raw = (text: string): Kind => just((JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(text));
const repeated =
  (piece: string, most: number): Kind =>
  () =>
    fc.integer({ min: 1, max: most }).map((times) => piece.repeat(times));
const many = (piece: unknown, most: number): fc.Arbitrary<unknown[]> =>
  fc.integer({ min: 1, max: most }).map((length) => Array<unknown>(length).fill(piece));
const deep = (wrap: (inner: unknown) => unknown): fc.Arbitrary<unknown> =>
  fc.integer({ min: 2, max: 1_000 }).map((depth) => {
    let value: unknown = 1;
    for (let level = 0; level < depth; level++) value = wrap(value);
    return value;
  });

const NOTHING: Record<string, Kind> = {
  missing: just(MISSING),
  null: just(null),
  flag: just(true, false),
};

const NUMBERS: Record<string, Kind> = {
  zero: just(0, -1, 1),
  'negative zero': raw('-0'),
  fraction: just(0.5, 1e-7, 1.005, -0.01),
  'integer edge': just(2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 32),
  'bigint edge': () => fc.constantFrom(Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 2 ** 53, 2 ** 63, 2 ** 64),
  'huge number': just(1e21, 1e308, -1e308, 5e-324),
  'infinite number': raw('1e999'),
  'long number': raw('9'.repeat(400)),
  'long fraction': raw(`0.${'1'.repeat(400)}`),
  'any integer': () => fc.integer(),
  'any double': () => fc.double({ noNaN: true, noDefaultInfinity: true }),
  'below the least': ({ minimum = 0 }) => fc.constantFrom(minimum - 1, minimum - 0.01, minimum),
  'above the most': ({ maximum = 1_000 }) => fc.constantFrom(maximum + 1, maximum + 0.01, maximum),
};

const TEXTS: Record<string, Kind> = {
  empty: just(''),
  blank: just(' ', '\t', '\n', '\u00a0', '\u2003', '\u3000'),
  letter: just('a', '.', '-'),
  'text of a number': just('1', '1e3', '0x10', '007', '-1', '1.5', '+1', ' 1', '1_000', '١٢'),
  'text of a word': just('true', 'null', 'undefined', 'NaN', 'Infinity', '[object Object]'),
  'text too short': ({ minLength = 1 }) => fc.constant('x'.repeat(Math.max(0, minLength - 1))),
  'text too long by one': ({ maxLength = 300 }) => fc.constant('x'.repeat(maxLength + 1)),
  'text of the full length': ({ maxLength = 300 }) =>
    fc.constantFrom('x', 'ß', 'İ', '😀').map((each) => each.repeat(maxLength).slice(0, maxLength)),
  'text of a few thousand': repeated('x', 20_000),
  'text of a hundred thousand': repeated('ä', 100_000),
  'high surrogate': just('\ud800', 'a\ud800b', 'a\udbff'),
  'low surrogate': just('\udc00', '\udfffa', 'kim\udc00@example.com'),
  'surrogates swapped': just('\udc00\ud800', 'https://example.com/\udc00\ud800'),
  nul: just('\0', 'a\0b', 'kim@example.com\0', '\\u0000'),
  control: just('\u0001', '\u001b[31m', '\u007f', 'a\bb', '\u0085'),
  'line break': just('a\nb', 'a\r\nb', 'a\rb', 'kim@example.com\r\nbcc: all@example.com', 'a\u2028b'),
  replacement: just('\ufffd', '\ufeffa', '\uffff', '\ufdd0'),
  'right to left': just('\u202eabc', '\u2066a\u2069', 'مرحبا'),
  invisible: just('\u200b', '\u200d', '\u2060\u180e', '\u3164'),
  'combining marks': repeated('a\u0301\u0323', 500),
  'case that grows': just('ß', 'ŉ', 'İ', 'ı', 'ﬃ', 'Ω'),
  'not normal': just('e\u0301', 'Å', '①', 'ｆｕｌｌ', 'ﷺ'),
  emoji: just('👨‍👩‍👧‍👦', '🏳️‍🌈', '😀'.repeat(100)),
  percent: just('%', '%00', '%ZZ', '%C0%80', '%25%30%30', '100%', '_%_'),
  sql: just("'", "';--", "' OR 1=1--", '$1', '\\', "E'\\x00'", '{1,2}', '"'),
  pattern: just('(', '[', '*', '(a+)+$', '\\', `${'a'.repeat(5_000)}!`),
  html: just('<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '&lt;', '"><svg onload=1>', ']]>'),
  template: just('${1}', '{{1}}', '{name}', '{', '}', '%s%n', '#{1}', '__proto__', 'constructor', 'toString'),
  path: just('../../etc/passwd', '..\\..\\', '/', '.', '..', 'file:///etc/passwd', 'con'),
  address: just(
    'a@b',
    '@',
    'a@b.c',
    `${'a'.repeat(64)}@example.com`,
    '"a b"@example.com',
    'kim@münchen.de',
    'a@[127.0.0.1]',
  ),
  link: just(
    'http://',
    'javascript:alert(1)',
    'http://169.254.169.254/',
    'https://[::1]/',
    'https://user:pw@a.b/',
    'https://a..b/',
    'https://例え.jp',
    'https://a:99999/',
  ),
  moment: just(
    '2026-02-30',
    '0000-00-00',
    '9999-12-31T23:59:59.999Z',
    '+275760-09-13T00:00:00.000Z',
    '-000001-01-01T00:00:00Z',
    '2026-03-29T02:30',
    '24:00',
    '2026-13',
    '1969-12-31T23:59:59Z',
    '0001-01-01',
  ),
  uuid: just(
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '{00000000-0000-0000-0000-000000000000}',
  ),
  'json in a text': just('{}', '[]', '{"a":1}', '"', '{"$ne":null}'),
  base64: () => fc.base64String({ maxLength: 600 }),
  'any text': () => fc.string({ unit: 'binary', maxLength: 200 }),
  'any graphemes': () => fc.string({ unit: 'grapheme', maxLength: 100 }),
};

const ARRAYS: Record<string, Kind> = {
  'empty list': just([]),
  'list of nothing': just([null], [[]], [{}], [[[]]]),
  'list of texts': () => fc.array(fc.string(), { maxLength: 5 }),
  'list of numbers': just([1], [1, 1], [-1], [1.5], [2 ** 31]),
  'long list of nothing': () => many(null, 20_000),
  'long list of objects': () => many({}, 20_000),
  'deep list': () => deep((inner) => [inner]),
};

const OBJECTS: Record<string, Kind> = {
  'empty object': just({}),
  object: just({ a: 1 }, { 0: 1 }, { '': 1 }),
  'object like a list': just({ length: 1 }, { length: 4e9 }, { length: -1, 0: 1 }),
  'object with methods': just({ toString: 1 }, { valueOf: null }, { toJSON: 1 }, { then: 1 }),
  'object with a constructor': just({ constructor: 1 }, { constructor: {} }, { constructor: { name: 'x' } }),
  'object with a prototype': () =>
    fc.constantFrom('{"__proto__":{"a":1}}', '{"__proto__":null}').map((text): unknown => JSON.parse(text)),
  operator: just({ $ne: null }, { $gt: '' }, { $where: '1' }),
  'many keys': () =>
    fc
      .integer({ min: 1, max: 10_000 })
      .map((count) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 0]))),
  'deep object': () => deep((inner) => ({ a: inner })),
};

/** The kinds by their names, whose meaning never changes with the seed. */
export const KINDS: Readonly<Record<string, Kind>> = { ...NOTHING, ...NUMBERS, ...TEXTS, ...ARRAYS, ...OBJECTS };
export const KIND_NAMES = Object.keys(KINDS);
