import { describe, expect, it } from '@jest/globals';
import { causeOfDelay, type PromiseEvent } from './cause-of-delay.ts';

const event = (
  status: PromiseEvent['status'],
  previousStatus: PromiseEvent['previousStatus'],
  minutes: number | null,
  actor: PromiseEvent['actor'] = 'restaurant',
): PromiseEvent => ({
  status,
  previousStatus,
  actor,
  estimatedTo: minutes === null ? null : new Date(minutes * 60_000),
});
const placed = event('pending', null, 30, 'customer');
const accepted = event('preparing', 'pending', 30);

describe('the cause of a delay', () => {
  it('is the kitchen, a late departure or the ride', () => {
    expect(causeOfDelay([placed, event('preparing', 'pending', 45)])).toBe('kitchen');
    expect(causeOfDelay([placed, accepted, event('preparing', 'preparing', 40)])).toBe('kitchen');
    expect(causeOfDelay([placed, accepted, event('delivering', 'preparing', 38)])).toBe('departure');
    const left = event('delivering', 'preparing', 30, 'rider');
    expect(causeOfDelay([placed, accepted, left, event('delivering', 'delivering', 44, 'system')])).toBe('ride');
  });

  it('is what moved it furthest', () => {
    const later = event('delivering', 'delivering', 50, 'system');
    expect(causeOfDelay([placed, accepted, event('delivering', 'preparing', 34), later])).toBe('ride');
    expect(causeOfDelay([placed, accepted, event('delivering', 'preparing', 46), later])).toBe('departure');
  });

  it('is a late departure once the food has left the kitchen that needed more time', () => {
    const late = event('preparing', 'preparing', 45);
    expect(causeOfDelay([placed, accepted, late])).toBe('kitchen');
    expect(causeOfDelay([placed, accepted, late, event('delivering', 'preparing', 40)])).toBe('departure');
  });

  it('is none as soon as it is no later any more than was promised at first', () => {
    const late = event('preparing', 'pending', 45);
    expect(causeOfDelay([placed, late, event('delivering', 'preparing', 30)])).toBeNull();
    expect(causeOfDelay([placed, late, event('delivering', 'preparing', 31)])).toBe('departure');
  });

  it('is none where nothing came later, nothing was promised, or a step was taken back', () => {
    expect(causeOfDelay([])).toBeNull();
    expect(causeOfDelay([placed, accepted, event('delivering', 'preparing', 22)])).toBeNull();
    expect(causeOfDelay([event('pending', null, null), event('preparing', 'pending', 30)])).toBeNull();
    expect(
      causeOfDelay([placed, accepted, event('delivering', 'preparing', 20), event('preparing', 'delivering', 30)]),
    ).toBeNull();
  });
});
