import { describe, expect, it } from '@jest/globals';
import { accountTypeOf } from './account-type.ts';

describe('the account type on the profile', () => {
  it('is customer for whoever has a name, from the registration on', () => {
    expect(accountTypeOf({ name: 'Ada', email: 'ada@example.com' })).toBe('customer');
  });

  it('is admin without a name', () => {
    expect(accountTypeOf({ name: null, email: 'ada@example.com' })).toBe('admin');
  });
});
