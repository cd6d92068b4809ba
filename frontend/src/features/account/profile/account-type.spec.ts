import { describe, expect, it } from '@jest/globals';
import { accountTypeOf } from './account-type.ts';

const person = { name: 'Ada', email: 'ada@example.com', city: 'berlin', address: 'Torstraße 1' } as const;

describe('the account type on the profile', () => {
  it('is customer with name, city and address', () => {
    expect(accountTypeOf(person)).toBe('customer');
  });

  it.each([{ city: null }, { address: null }, { address: '' }])('is user without %o', (lacking) => {
    expect(accountTypeOf({ ...person, ...lacking })).toBe('user');
  });

  it('is admin without a name', () => {
    expect(accountTypeOf({ ...person, name: null })).toBe('admin');
  });
});
