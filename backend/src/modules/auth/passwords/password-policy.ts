import { MAX_LENGTH, MIN_PASSWORD_LENGTH, type Role } from '../../../contracts/constants.ts';
import { type FieldIssue, ProblemError } from '../../../http/problem.ts';
import { foldings, isMadeOf, lettersOf } from './password-folding.ts';
import { commonPasswords, DOMAIN_WORDS, wordsOf } from './password-words.ts';

/** Whose password it is: what they are called is the first that anyone would try. */
export interface PasswordOwner {
  email: string;
  name: string;
  /** Of a login of a restaurant's staff: the restaurant's name. */
  restaurant?: string;
}

/** Refuses what an attacker tries first. Any character counts; no kind of character is asked for. */
export function checkPassword(password: string, role: Role, owner: PasswordOwner, field = 'password'): void {
  const issue = passwordIssue(password, role, owner, field);
  if (issue === null) return;
  throw new ProblemError(issue.code === 'password_too_common' ? issue.code : 'validation_failed', { issues: [issue] });
}

/** What is wrong with it, for whoever tells it beside other faults. */
export function passwordIssue(
  password: string,
  role: Role,
  owner: PasswordOwner,
  field = 'password',
): FieldIssue | null {
  // By characters as people count them, not by UTF-16 units.
  const { length } = Array.from(password.normalize('NFC'));
  const min = MIN_PASSWORD_LENGTH[role];
  if (length < min) return { field, code: 'too_short', values: { min } };
  if (length > MAX_LENGTH.password) return { field, code: 'too_long', values: { max: MAX_LENGTH.password } };
  return isGuessable(password, owner) ? { field, code: 'password_too_common' } : null;
}

function isGuessable(password: string, { email, name, restaurant = '' }: PasswordOwner): boolean {
  const plain = lettersOf(password);
  if (/^(.{1,4})\1+$/su.test(plain) || isRun(plain) || isDate(plain)) return true;
  const own = wordsOf([email, name, restaurant]);
  const isWord = (word: string): boolean => DOMAIN_WORDS.has(word) || own.has(word);
  const longest = Math.max(...[...DOMAIN_WORDS, ...own].map((word) => word.length));
  return foldings(password).some((reading) => commonPasswords().has(reading) || isMadeOf(reading, isWord, longest));
}

/** `12345678`, `hgfedcba`: each character follows the one before it, in one direction. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

/** Somebody's birthday, in any order: there are fewer of them than of the commonest passwords. */
function isDate(text: string): boolean {
  const digits = text.replace(/[^0-9]/g, '');
  if (digits.length !== 8 || !/^[0-9 ./-]+$/.test(text)) return false;
  const isPart = (part: string, max: number): boolean => Number(part) >= 1 && Number(part) <= max;
  const isYear = (part: string): boolean => /^(?:19|20)/.test(part);
  const [front, back] = [digits.slice(0, 4), digits.slice(4)];
  const isDay = (part: string): boolean =>
    (isPart(part.slice(0, 2), 12) && isPart(part.slice(2), 31)) ||
    (isPart(part.slice(0, 2), 31) && isPart(part.slice(2), 12));
  return (isYear(front) && isDay(back)) || (isYear(back) && isDay(front));
}
