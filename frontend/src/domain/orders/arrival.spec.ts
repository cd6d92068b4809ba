import { describe, expect, it } from '@jest/globals';
import { arrivalOf, delayOf } from './arrival.ts';

const order = {
  status: 'preparing' as const,
  fulfilment: 'delivery' as const,
  scheduledFor: null,
  cookingFrom: null,
  estimatedFrom: '2026-11-21T22:40:00.000Z',
  estimatedTo: '2026-11-21T22:55:00.000Z',
  promisedTo: null,
};

describe('the arrival', () => {
  it('names the day only where it is another one in Berlin', () => {
    const today = arrivalOf(order, Date.parse('2026-11-20T23:30:00.000Z'));
    expect(today?.key).toBe('tracking.arrival');
    const tomorrow = arrivalOf(order, Date.parse('2026-11-20T22:30:00.000Z'));
    expect(tomorrow).toMatchObject({ key: 'tracking.arrivalOn', values: { date: '21.11.2026' } });
  });

  it('is unknown without an estimate', () => {
    expect(arrivalOf({ ...order, estimatedFrom: null, estimatedTo: null }, Date.now())).toBeNull();
  });

  it('is the wanted time while the order is planned', () => {
    const planned = { ...order, scheduledFor: order.estimatedFrom, cookingFrom: '2026-11-21T22:15:00.000Z' };
    expect(arrivalOf(planned, Date.parse('2026-11-21T22:14:00.000Z'))).toEqual({
      key: 'tracking.planned',
      values: { time: '23:40' },
    });
    const dayBefore = arrivalOf({ ...planned, status: 'pending' }, Date.parse('2026-11-20T12:00:00.000Z'));
    expect(dayBefore).toEqual({ key: 'tracking.plannedOn', values: { date: '21.11.2026', time: '23:40' } });
    expect(arrivalOf(planned, Date.parse('2026-11-21T22:15:00.000Z'))?.key).toBe('tracking.arrival');
    expect(arrivalOf({ ...planned, status: 'delivering' }, Date.parse('2026-11-21T22:14:00.000Z'))?.key).toBe(
      'tracking.arrival',
    );
  });
});

describe('what is picked up', () => {
  const pickup = { ...order, fulfilment: 'pickup' as const };
  const before = Date.parse('2026-11-21T22:30:00.000Z');

  it('is ready at a time, and arrives nowhere', () => {
    expect(arrivalOf(pickup, before)).toEqual({ key: 'pickup.tracking.arrival', values: { time: '23:40' } });
    expect(arrivalOf(pickup, Date.parse('2026-11-20T22:30:00.000Z'))).toEqual({
      key: 'pickup.tracking.arrivalOn',
      values: { date: '21.11.2026', time: '23:40' },
    });
  });

  it('is neither late nor delayed once it waits at the counter', () => {
    const after = Date.parse('2026-11-21T23:30:00.000Z');
    expect(arrivalOf(pickup, after)?.key).toBe('tracking.lateBy');
    const ready = { ...pickup, status: 'delivering' as const, promisedTo: '2026-11-21T22:40:00.000Z' };
    expect(arrivalOf(ready, after)).toBeNull();
    expect(delayOf({ ...ready, status: 'preparing' }, before)).not.toBeNull();
    expect(delayOf(ready, before)).toBeNull();
  });
});

describe('a delay', () => {
  const promised = { ...order, promisedTo: '2026-11-21T22:45:00.000Z' };
  const before = Date.parse('2026-11-21T22:30:00.000Z');
  const after = Date.parse('2026-11-21T22:58:30.000Z');

  it('is measured against what was promised', () => {
    expect(delayOf(promised, before)).toBe(10);
    expect(delayOf({ ...promised, promisedTo: '2026-11-21T22:51:00.000Z' }, before)).toBeNull();
    expect(delayOf({ ...promised, promisedTo: '2026-11-21T23:10:00.000Z' }, before)).toBeNull();
    expect(delayOf(order, before)).toBeNull();
  });

  it('says how late the order is once its latest arrival has passed', () => {
    expect(arrivalOf(promised, after)).toEqual({ key: 'tracking.lateBy', values: { count: 13 } });
    expect(arrivalOf(order, after)).toEqual({ key: 'tracking.lateBy', values: { count: 3 } });
    expect(arrivalOf(order, Date.parse(order.estimatedTo) + 1)?.values).toEqual({ count: 1 });
    // It was to come earlier than promised, and does not: what was told last counts.
    expect(arrivalOf({ ...order, promisedTo: '2026-11-21T23:10:00.000Z' }, after)?.values).toEqual({ count: 3 });
    expect(delayOf(promised, after)).toBeNull();
  });
});
