import { UNTIL_RESUMED } from '@contracts/restaurants/capacity.ts';
import { expect, it } from '@jest/globals';
import { kindsFor } from './kinds.ts';

it('what can be done can be undone from the same place', () => {
  expect(kindsFor({ pausedUntil: null, busyMinutes: 0, isSwitchedOn: true })).toEqual(['pause', 'busy', 'close']);
  expect(kindsFor({ pausedUntil: UNTIL_RESUMED, busyMinutes: 15, isSwitchedOn: false })).toEqual([
    'resume',
    'end_busy',
    'open',
  ]);
});
