import { describe, expect, it } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { acceptedEncoding, encode } from './encodings.ts';

describe('acceptedEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['gzip;q=0.5, identity', 'identity'],
    ['*', 'br'],
    ['*;q=0.1, gzip', 'gzip'],
    ['BR ; Q=1', 'br'],
    ['br;q=much', 'identity'],
    ['deflate', 'identity'],
  ] as const)('takes of %j the %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});

describe('encode', () => {
  const plain = Buffer.from('Käsespätzle '.repeat(500));

  it('says the same in fewer bytes', async () => {
    const br = await encode(plain, 'br');
    const gzip = await encode(plain, 'gzip');
    expect([brotliDecompressSync(br.body), gunzipSync(gzip.body)]).toEqual([plain, plain]);
    expect([br.encoding, gzip.encoding]).toEqual(['br', 'gzip']);
    expect(br.body.length).toBeLessThan(plain.length / 10);
  });

  it('leaves what is short as it is', async () => {
    const short = Buffer.from('[]');
    expect(await encode(short, 'br')).toEqual({ body: short, encoding: 'identity' });
  });
});
