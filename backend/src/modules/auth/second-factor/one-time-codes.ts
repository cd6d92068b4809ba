/** RFC 6238 with the values that every authenticator app takes for granted: SHA-1, six digits, half a minute. */
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES } from '../../../contracts/admin/admin.ts';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** A clock may be half a minute off either way. */
const WINDOW = 1;
const ISSUER = 'Tischlein';
/** Without what looks like something else. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_LENGTH = 10;

export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

export function uriOf(secret: string, label: string): string {
  return totpOf(secret, label).toString();
}

/** The half minute that the code is of, so that it can be used once; null when it is wrong. */
export function stepOf(secret: string, code: string, nowMs: number): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: nowMs, window: WINDOW });
  return delta === null ? null : Math.floor(nowMs / 1_000 / PERIOD_SECONDS) + delta;
}

/** Each code has fifty random bits. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: RECOVERY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '');
    return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
  });
}

/** However it was typed; null when it cannot be a recovery code. */
export function readRecoveryCode(text: string): string | null {
  const letters = text.toLowerCase().replace(/[\s-]/g, '');
  return letters.length === RECOVERY_LENGTH ? `${letters.slice(0, 5)}-${letters.slice(5)}` : null;
}

/** However it was typed; null when it cannot be a code of an authenticator app. */
export function readCode(text: string): string | null {
  const digits = text.replace(/\s/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
}
