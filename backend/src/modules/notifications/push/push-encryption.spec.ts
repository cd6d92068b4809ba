import { describe, expect, it } from '@jest/globals';
import { encryptPush, isAuthSecret, isPublicKey } from './push-encryption.ts';

/** The example of RFC 8291, appendix A. */
const EXAMPLE = {
  message: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6' +
    'cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('the encryption of push messages', () => {
  it('is that of RFC 8291', () => {
    const { message, p256dh, auth, salt, privateKey, body } = EXAMPLE;
    const random = { salt: Buffer.from(salt, 'base64url'), privateKey: Buffer.from(privateKey, 'base64url') };
    expect(encryptPush(message, { p256dh, auth }, random).toString('base64url')).toBe(body);
  });

  it('never gives the same twice', () => {
    expect(encryptPush('x', EXAMPLE).equals(encryptPush('x', EXAMPLE))).toBe(false);
  });

  it('tells keys from other texts', () => {
    expect(isPublicKey(EXAMPLE.p256dh)).toBe(true);
    expect(isPublicKey(`${EXAMPLE.p256dh.slice(0, -4)}AAAA`)).toBe(false);
    expect(isPublicKey('')).toBe(false);
    expect(isAuthSecret(EXAMPLE.auth)).toBe(true);
    expect(isAuthSecret('short')).toBe(false);
  });
});
