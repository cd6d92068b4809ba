import { MAX_LENGTH, MIN_PASSWORD_LENGTH, type Role } from '../../contracts/constants.ts';
import { ProblemError } from '../../http/problem.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** Refuses what an attacker tries first. Any character counts; no kind of character is asked for. */
export function checkPassword(
  password: string,
  role: Role,
  owner: { email: string; name: string },
  field = 'password',
): void {
  // By characters as people count them, not by UTF-16 units.
  const { length } = Array.from(password.normalize('NFC'));
  const min = MIN_PASSWORD_LENGTH[role];
  if (length < min) throw ProblemError.field(field, 'too_short', { min });
  if (length > MAX_LENGTH.password) throw ProblemError.field(field, 'too_long', { max: MAX_LENGTH.password });
  if (isGuessable(password, owner)) {
    throw new ProblemError('password_too_common', { issues: [{ field, code: 'password_too_common' }] });
  }
}

function isGuessable(password: string, owner: { email: string; name: string }): boolean {
  const plain = password.normalize('NFC').toLowerCase();
  const own = [owner.email, owner.email.split('@')[0], owner.name, owner.name.replace(/\s+/g, '')];
  if (COMMON_PASSWORDS.has(plain) || own.some((text) => text?.toLowerCase() === plain)) return true;
  return /^(.{1,4})\1+$/su.test(plain) || isRun(plain);
}

/** `12345678`, `hgfedcba`: each character follows the one before it, in one direction. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
