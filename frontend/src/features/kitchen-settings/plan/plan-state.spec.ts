import type { SuspensionView } from '@contracts/restaurants/approval.ts';
import type { PlanView } from '@contracts/restaurants/settings.ts';
import { describe, expect, it } from '@jest/globals';
import { planStateOf } from './plan-state.ts';

const ACTIVE: PlanView = {
  plan: 'monthly',
  isActive: true,
  price: '29.00',
  startsOn: '2026-11-01',
  endsOn: '2026-12-01',
};
const suspended = (from: string, isInEffect: boolean): SuspensionView => ({
  from,
  ground: 'other',
  reason: 'Hygiene',
  isInEffect,
});

describe('a paid plan', () => {
  it('is renewed, and says nothing else', () => {
    expect(planStateOf(ACTIVE, null)).toEqual({ suspension: null, isRenewed: true });
  });

  it('goes on until its end while the restaurant is suspended', () => {
    const state = planStateOf(ACTIVE, suspended('2026-11-10T09:00:00.000Z', true));
    expect(state).toEqual({ suspension: 'since', isRenewed: false });
  });

  it('is renewed once more when the suspension begins after its end, by the day in Berlin', () => {
    const renewed = (from: string) => planStateOf(ACTIVE, suspended(from, false));
    expect(renewed('2026-11-30T22:59:00.000Z')).toEqual({ suspension: 'from', isRenewed: false });
    expect(renewed('2026-11-30T23:30:00.000Z')).toEqual({ suspension: 'from', isRenewed: true });
  });

  it('that has ended has nothing to add', () => {
    const state = planStateOf({ ...ACTIVE, isActive: false }, suspended('2026-11-10T09:00:00.000Z', true));
    expect(state).toEqual({ suspension: null, isRenewed: false });
  });
});
