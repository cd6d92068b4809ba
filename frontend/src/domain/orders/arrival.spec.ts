import { describe, expect, it } from '@jest/globals';
import { arrivalOf } from './arrival.ts';

const order = { estimatedFrom: '2026-11-21T22:40:00.000Z', estimatedTo: '2026-11-21T22:55:00.000Z' };

describe('the arrival', () => {
  it('names the day only where it is another one in Berlin', () => {
    const today = arrivalOf(order, Date.parse('2026-11-20T23:30:00.000Z'));
    expect(today?.key).toBe('tracking.arrival');
    const tomorrow = arrivalOf(order, Date.parse('2026-11-20T22:30:00.000Z'));
    expect(tomorrow).toMatchObject({ key: 'tracking.arrivalOn', values: { date: '21.11.2026' } });
  });

  it('is unknown without an estimate', () => {
    expect(arrivalOf({ estimatedFrom: null, estimatedTo: null }, Date.now())).toBeNull();
  });
});
