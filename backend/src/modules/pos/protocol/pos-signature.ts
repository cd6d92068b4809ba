import { createHmac, timingSafeEqual } from 'node:crypto';
import { POS_CLOCK_SECONDS } from '../../../contracts/restaurants/pos.ts';

const SCHEME = 'v1=';

/** As it stands in `X-Tischlein-Signature`. `timestamp` is Unix time in seconds. */
export function signPosMessage(key: string, timestamp: string, body: string): string {
  return SCHEME + createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');
}

/** Whether somebody with the key signed this body within the last minutes. */
export function isGenuine(key: string, timestamp: string, body: string, signature: string, now: Date): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) > POS_CLOCK_SECONDS) return false;
  const expected = Buffer.from(signPosMessage(key, timestamp, body));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
