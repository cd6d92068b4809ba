/** Headers that a request may carry beside those that it needs. */
import fc from 'fast-check';

type Headers = Readonly<Record<string, string | string[]>>;

const sets = (...all: Headers[]): fc.Arbitrary<Headers> => fc.constantFrom(...all);
const long = (name: string, most: number): fc.Arbitrary<Headers> =>
  fc.integer({ min: 1, max: most }).map((length) => ({ [name]: 'x'.repeat(length) }));
/** What a header's value may be made of. */
const visible = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
  maxLength: 60,
});

const HEADERS: Readonly<Record<string, fc.Arbitrary<Headers>>> = {
  'foreign origin': sets({ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }),
  'origin without sense': sets({ origin: '' }, { origin: '::' }, { origin: 'http://' }, { origin: 'x'.repeat(3_000) }),
  language: sets({ 'accept-language': 'de' }, { 'accept-language': 'tr-TR,tr;q=0.9' }, { 'accept-language': ';q=,,*' }),
  'long language': long('accept-language', 10_000),
  accept: sets({ accept: 'application/xml' }, { accept: '*/*;q=0' }, { accept: '' }, { accept: ',;' }),
  encoding: sets(
    { 'accept-encoding': 'gzip' },
    { 'accept-encoding': 'br;q=1, *;q=0' },
    { 'accept-encoding': 'identity;q=0' },
  ),
  'packed body': sets({ 'content-encoding': 'gzip' }, { 'content-encoding': 'br' }, { 'content-encoding': 'nonsense' }),
  'request id': sets({ 'x-request-id': '<script>' }, { 'x-request-id': '' }, { 'x-request-id': 'a b' }),
  'long request id': long('x-request-id', 9_000),
  'no cookie': sets({ cookie: '' }, { cookie: '=' }, { cookie: ';;;' }, { cookie: 'tischlein_session' }),
  'wrong session': sets(
    { cookie: 'tischlein_session=' },
    { cookie: `tischlein_session=${'A'.repeat(43)}` },
    { cookie: 'tischlein_session=%00' },
    { cookie: 'tischlein_session=%E0%A4%A' },
  ),
  'two sessions': sets({ cookie: `tischlein_session=${'A'.repeat(43)}; tischlein_session=${'B'.repeat(43)}` }),
  'odd cookies': sets(
    { cookie: '__proto__=1; constructor=2; tischlein_session[]=3' },
    { cookie: 'a=1; '.repeat(1_500) },
  ),
  'long cookie': long('cookie', 12_000),
  'forwarded for': sets(
    { 'x-forwarded-for': '1.2.3.4' },
    { 'x-forwarded-for': `${'1.1.1.1, '.repeat(500)}::1` },
    { 'x-forwarded-for': 'x, , ;' },
  ),
  'forwarded host': sets({ 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' }),
  host: sets({ host: 'evil.example' }, { host: '[::1]:99999' }, { host: 'a b' }, { host: '' }),
  condition: sets({ 'if-none-match': '*' }, { 'if-none-match': '"x", W/"y"' }, { 'if-modified-since': 'yesterday' }),
  range: sets(
    { range: 'bytes=0-1' },
    { range: 'bytes=-1' },
    { range: 'lines=1' },
    { range: `bytes=${'0-1,'.repeat(500)}0-1` },
  ),
  expectation: sets({ expect: '100-continue' }, { expect: 'nonsense' }),
  upgrade: sets({ connection: 'upgrade', upgrade: 'websocket' }, { connection: 'upgrade', upgrade: 'h2c' }),
  'other method': sets({ 'x-http-method-override': 'DELETE' }, { 'x-method-override': 'TRACE' }),
  'idempotency key': sets(
    { 'idempotency-key': '' },
    { 'idempotency-key': 'x'.repeat(300) },
    { 'idempotency-key': '\u00ff' },
    { 'idempotency-key': 'same' },
  ),
  'many headers': fc
    .integer({ min: 1, max: 300 })
    .map((count) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`x-h${i}`, 'x']))),
  'too long a header': fc.integer({ min: 14_000, max: 70_000 }).map((length) => ({ 'x-long': 'x'.repeat(length) })),
  'any value': fc
    .tuple(
      fc.constantFrom(
        'accept',
        'accept-language',
        'cookie',
        'if-none-match',
        'user-agent',
        'referer',
        'authorization',
        'traceparent',
        'idempotency-key',
      ),
      visible,
    )
    .map(([name, value]) => ({ [name]: value })),
  trace: sets({ traceparent: '00-0-0-0' }, { traceparent: `00-${'f'.repeat(32)}-${'f'.repeat(16)}-01` }),
};

export const HEADER_SET_NAMES = Object.keys(HEADERS);

export function oddHeaders(kind: string): fc.Arbitrary<Headers> {
  const found = HEADERS[kind];
  if (found === undefined) throw new Error(`There is no kind ${kind}.`);
  return found;
}
