/** Bodies that are wrong as texts, whatever they were meant to say. */
import fc from 'fast-check';

export interface Text {
  readonly bytes: Buffer;
  readonly type: string;
}

type Spoil = (text: Text, size: number) => Text;

const as =
  (type: string): Spoil =>
  ({ bytes }) => ({ bytes, type });
const instead =
  (make: (size: number) => string | Buffer): Spoil =>
  ({ type }, size) => ({ bytes: Buffer.from(make(size) as string), type });
const changed =
  (change: (text: string, size: number) => string | Buffer): Spoil =>
  ({ bytes, type }, size) => ({ bytes: Buffer.from(change(bytes.toString('latin1'), size) as string, 'latin1'), type });

/** `size` is from 1 to 5,000; what grows with it shrinks with it. */
const TEXTS: Readonly<Record<string, Spoil>> = {
  none: ({ type }) => ({ bytes: Buffer.alloc(0), type }),
  blank: instead(() => '  \n'),
  half: changed((text) => text.slice(0, text.length / 2)),
  'cut anywhere': changed((text, size) => text.slice(0, size % (text.length + 1))),
  'something behind it': changed((text) => `${text} x`),
  twice: changed((text) => text + text),
  'byte order mark': changed((text) => `\xef\xbb\xbf${text}`),
  'nul behind it': changed((text) => `${text}\0`),
  'invalid UTF-8': changed((text) => text.replace(/"/, '"\xff\xc0\x80')),
  'half a character': changed((text) => text.replace(/"/, '"\xf0\x9f')),
  'surrogates as bytes': changed((text) => text.replace(/"/, '"\xed\xa0\x80')),
  'flipped byte': changed((text, size) => {
    const at = size % Math.max(1, text.length);
    return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 0x55) + text.slice(at + 1);
  }),
  'UTF-16': ({ bytes }) => ({
    bytes: Buffer.from(bytes.toString(), 'utf16le'),
    type: 'application/json; charset=utf-16',
  }),
  'key twice': changed((text) => text.replace(/^\{("[^"]*":)/, '{$11,$1')),
  'same keys many times': changed((text, size) => text.replace(/^\{/, `{${'"name":"x",'.repeat(size)}`)),
  'single quotes': changed((text) => text.replaceAll('"', "'")),
  comment: changed((text) => `/* x */${text}`),
  'comma at the end': changed((text) => text.replace(/\}$/, ',}')),
  'no number': instead(() => '{"a":NaN}'),
  null: instead(() => 'null'),
  list: instead(() => '[]'),
  'list of objects': instead((size) => `[${Array(size).fill('{}').join()}]`),
  text: instead(() => '"text"'),
  number: instead(() => '7'),
  'deep lists': instead((size) => '['.repeat(size * 20) + ']'.repeat(size * 20)),
  'deep lists in a password': instead((size) => `{"password":${'['.repeat(size * 5)}1${']'.repeat(size * 5)}}`),
  'deep objects': instead((size) => '{"a":'.repeat(size * 5) + '1' + '}'.repeat(size * 5)),
  'unclosed lists': instead((size) => '['.repeat(size * 20)),
  'many keys': instead((size) => `{${Array.from({ length: size * 4 }, (_, key) => `"k${key}":0`).join()}}`),
  'too large': instead((size) => `{"a":"${'x'.repeat(260_000 + size)}"}`),
  binary: instead((size) => Buffer.alloc(size, 0xfe)),
  form: ({ type: _type }) => ({ bytes: Buffer.from('a=1&b=2'), type: 'application/x-www-form-urlencoded' }),
  'as plain text': as('text/plain'),
  'as XML': as('application/xml'),
  'as JSON patch': as('application/merge-patch+json'),
  'as latin-1': as('application/json; charset=iso-8859-1'),
  'as UTF-16': as('application/json; charset=utf-16'),
  'as CSV': as('text/csv'),
  'as a form with files': as('multipart/form-data; boundary=x'),
  'as a form without boundary': as('multipart/form-data'),
  'without a type': as(''),
  'type without sense': as(';;;=,/'),
  'parts cut off': () => ({
    bytes: Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc'),
    type: 'multipart/form-data; boundary=x',
  }),
  'parts without names': () => ({
    bytes: Buffer.from('--x\r\n\r\nabc\r\n--x--\r\n'),
    type: 'multipart/form-data; boundary=x',
  }),
  'many parts': (_text, size) => ({
    bytes: Buffer.from('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(size % 500) + '--x--\r\n'),
    type: 'multipart/form-data; boundary=x',
  }),
  'part with a long header': (_text, size) => ({
    bytes: Buffer.from(
      `--x\r\ncontent-disposition: form-data; name="${'n'.repeat(size * 10)}"; filename="\0"\r\n\r\n1\r\n--x--\r\n`,
    ),
    type: 'multipart/form-data; boundary=x',
  }),
  'boundary without sense': () => ({
    bytes: Buffer.from('----'),
    type: `multipart/form-data; boundary="${'-'.repeat(100)}`,
  }),
};

export const BODY_TEXT_NAMES = Object.keys(TEXTS);

export function spoilt(kind: string, text: Text): fc.Arbitrary<Text> {
  const spoil = TEXTS[kind];
  if (spoil === undefined) throw new Error(`There is no kind ${kind}.`);
  return fc.integer({ min: 1, max: 5_000 }).map((size) => spoil(text, size));
}
