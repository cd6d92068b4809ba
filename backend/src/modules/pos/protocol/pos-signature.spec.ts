import { describe, expect, it } from '@jest/globals';
import { isGenuine, signPosMessage } from './pos-signature.ts';

const KEY = 'a key that both sides know';
const BODY = '{"status":"paid"}';
const SIGNED_AT = 1_800_000_000;
const SIGNATURE = signPosMessage(KEY, String(SIGNED_AT), BODY);

const isGenuineAt = (seconds: number): boolean =>
  isGenuine(KEY, String(SIGNED_AT), BODY, SIGNATURE, new Date(seconds * 1_000));

describe("a POS's signature", () => {
  it.each([-300, 0, 300])('holds when clocks differ by %d seconds', (seconds) => {
    expect(isGenuineAt(SIGNED_AT + seconds)).toBe(true);
  });

  it.each([-301, -300.001, 300.001, 301])('does not hold when they differ by %d', (seconds) => {
    expect(isGenuineAt(SIGNED_AT + seconds)).toBe(false);
  });

  it.each([
    ['another key', 'another key', String(SIGNED_AT), BODY, SIGNATURE],
    ['another time', KEY, String(SIGNED_AT + 1), BODY, SIGNATURE],
    ['a time that is none', KEY, 'now', BODY, SIGNATURE],
    ['another body', KEY, String(SIGNED_AT), `${BODY} `, SIGNATURE],
    ['a shorter signature', KEY, String(SIGNED_AT), BODY, SIGNATURE.slice(0, -1)],
    ['another scheme', KEY, String(SIGNED_AT), BODY, SIGNATURE.replace('v1=', 'v0=')],
    ['none', KEY, String(SIGNED_AT), BODY, ''],
  ])('is refused with %s', (_what, key, timestamp, body, signature) => {
    expect(isGenuine(key, timestamp, body, signature, new Date(SIGNED_AT * 1_000))).toBe(false);
  });
});
