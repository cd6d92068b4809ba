import { ADMIN_RIGHTS, RIGHTS_OF_ADMIN } from '@contracts/accounts/admin-roles.ts';
import { describe, expect, it } from '@jest/globals';
import { ROLE_STEPS } from './role-rights.ts';

describe('the steps of the roles', () => {
  it('add up to what the server grants, and name no right twice', () => {
    const all = ROLE_STEPS.flatMap(({ rights }) => rights);
    expect([...all].sort()).toEqual([...ADMIN_RIGHTS].sort());
    expect(ROLE_STEPS[0]?.rights).toEqual(RIGHTS_OF_ADMIN.support);
    expect(ROLE_STEPS.map(({ beyond }) => beyond)).toEqual([null, 'support', 'operations']);
  });

  it('keep the admins’ accounts with the owner', () => {
    expect(ROLE_STEPS.find(({ rights }) => rights.includes('manage_admins'))?.role).toBe('owner');
  });
});
