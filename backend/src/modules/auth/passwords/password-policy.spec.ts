import { describe, expect, it } from '@jest/globals';
import { ROLES, type Role } from '../../../contracts/constants.ts';
import { ProblemError } from '../../../http/problem.ts';
import { checkPassword, type PasswordOwner } from './password-policy.ts';
import { commonPasswords } from './password-words.ts';

const OWNER = { email: 'ada.suppe@example.com', name: 'Ada Suppe' };

function verdictOf(password: string, role: Role = 'customer', owner: PasswordOwner = OWNER): string {
  try {
    checkPassword(password, role, owner);
    return 'taken';
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return error.extras.issues?.[0]?.code ?? error.code;
  }
}

describe('checkPassword', () => {
  it.each(ROLES)('wants its number of characters of a %s, and not one more', (role) => {
    const min = { customer: 8, restaurant: 12, admin: 15 }[role];
    const password = 'kx7 Grünkohl mit Pinkel und Senf';
    expect(verdictOf(password.slice(0, min - 1), role)).toBe('too_short');
    expect(verdictOf(password.slice(0, min), role)).toBe('taken');
  });

  it('counts characters, not bytes or UTF-16 units', () => {
    expect(verdictOf('🍕🍝🍣🍔🥙🍜🍱')).toBe('too_short');
    expect(verdictOf('🍕🍝🍣🍔🥙🍜🍱🥗')).toBe('taken');
    expect(verdictOf('u\u0308'.repeat(7))).toBe('too_short');
    const emojis = Array.from({ length: 257 }, (_, index) => String.fromCodePoint(0x1f300 + ((index * 7) % 250)));
    expect(verdictOf(emojis.slice(0, 256).join(''))).toBe('taken');
    expect(verdictOf(emojis.join(''))).toBe('too_long');
  });

  it.each([
    'password1',
    'PASSWORT123',
    'qwertzuiop',
    'galatasaray',
    'ada.suppe@example.com',
    'Ada.Suppe',
    'ada suppe',
    'AdaSuppe',
    'zzzzzzzzzzzz',
    'haha'.repeat(4),
    '123456789',
    'abcdefghij',
    'jihgfedcba',
  ])('refuses %s', (password) => {
    expect(verdictOf(password)).toBe('password_too_common');
  });

  it.each([
    'babygirl',
    'qwerty12!',
    'Berlin2026',
    'Hamburg2025!',
    'Frankfurt#1',
    'Sommer2026!',
    'P@ssw0rt2026',
    'Pa$$w0rd!!',
    'Passw0rt1!',
    'Tischlein1',
    'Tischlein2026!',
    '!!Pizza2026!!',
    'Döner2026',
    'D03ner123',
    'pizza-berlin',
    'PizzaPizza24',
    'Restaurant#2026',
    'L1eferdienst',
    'Kunde2026',
    'Şifre1234',
    'Fenerbahçe1907',
    'İstanbul34',
    'Schalke04!',
    'iloveyou2',
    'charlie1',
    'monkey12',
    'sunshine7',
    'football99',
    'letmein!1',
    '2026berlin',
    '1q2w3e4r!',
    '1qay2wsx',
    'qwertz123',
    'welcome@2026',
    'admin2026!',
    'michael1985',
    '19.04.1986',
    '19860419',
    '04/19/1986',
  ])('refuses %s, a word that everybody tries with what people put around it', (password) => {
    expect(verdictOf(password)).toBe('password_too_common');
  });

  it.each([
    'Ada1990!',
    'suppe.ada2026',
    '$uppeAda',
    'ada@example1',
    'TischleinAda!',
    'ZurGoldenenGans7',
    'Gans-Pizza-Berlin',
    'Zur Goldenen Gans',
  ])("refuses %s, which is made of the account's own names", (password) => {
    expect(verdictOf(password, 'customer', { ...OWNER, restaurant: 'Zur Goldenen Gans' })).toBe('password_too_common');
  });

  it('takes them from whoever is called otherwise', () => {
    expect(verdictOf('ZurGoldenenGans7', 'restaurant')).toBe('taken');
  });

  it('counts at least 10,000 as common', () => {
    expect(commonPasswords().size).toBeGreaterThan(10_000);
    expect(commonPasswords()).toBe(commonPasswords());
  });

  it.each(['tischlein-deck-dich', 'correct horse battery', '        x', 'Müllerstraße', 'aaaaaaab', 'Ada Suppe isst'])(
    'takes %s',
    (password) => {
      expect(verdictOf(password)).toBe('taken');
    },
  );
});
