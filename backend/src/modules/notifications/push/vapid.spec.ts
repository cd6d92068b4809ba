import { createECDH } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Vapid } from './vapid.ts';

const pair = () => {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys('base64url');
  return {
    publicKey,
    privateKey: Buffer.from(ecdh.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  };
};

describe('VAPID', () => {
  it('names the push service, the end and the contact', () => {
    const vapid = new Vapid(pair(), 'mailto:hallo@tischlein.example');
    const now = Date.parse('2026-11-21T12:00:00Z');
    const header = vapid.authorize(new URL('https://push.example/a/b?c=d'), now);
    const [, claims = ''] = header.split('.');
    expect(header).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]{86}, k=[\w-]{87}$/);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      aud: 'https://push.example',
      exp: now / 1_000 + 12 * 3_600,
      sub: 'mailto:hallo@tischlein.example',
    });
  });

  it.each([
    ['of two pairs', { ...pair(), publicKey: pair().publicKey }],
    ['that are no keys', { publicKey: 'p'.repeat(87), privateKey: 'A'.repeat(43) }],
  ])('refuses keys %s', (_, keys) => {
    expect(() => new Vapid(keys, 'mailto:hallo@tischlein.example')).toThrow('set a pair');
  });
});
