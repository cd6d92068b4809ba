import { describe, expect, it } from '@jest/globals';
import { ROLES, type Role } from '../../contracts/constants.ts';
import { ProblemError } from '../../http/problem.ts';
import { checkPassword } from './password-policy.ts';

const OWNER = { email: 'ada.suppe@example.com', name: 'Ada Suppe' };

function verdictOf(password: string, role: Role = 'customer'): string {
  try {
    checkPassword(password, role, OWNER);
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

  it.each(['tischlein-deck-dich', 'correct horse battery', '        x', 'Müllerstraße', 'aaaaaaab', 'Ada Suppe isst'])(
    'takes %s',
    (password) => {
      expect(verdictOf(password)).toBe('taken');
    },
  );
});
