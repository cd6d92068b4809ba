import { describe, expect, it } from '@jest/globals';
import { order } from '../queue/queue-in-tests.ts';
import { isDoorGivenUp } from './door.ts';
import { hasRide, isForRiders, riderNameOf, ridesOf } from './rides.ts';

const RITA = { id: 7, name: 'Rita Rad' };

describe('the rides of a kitchen', () => {
  it('are deliveries that are prepared or on the way', () => {
    const statuses = ['pending', 'preparing', 'delivering', 'delivered', 'cancelled'] as const;
    expect(statuses.filter((status) => isForRiders(order(1, { status })))).toEqual(['preparing', 'delivering']);
    expect(isForRiders(order(1, { status: 'preparing', fulfilment: 'pickup' }))).toBe(false);
    expect(hasRide(order(1, { status: 'preparing', rider_id: 7 }))).toBe(true);
    expect(hasRide(order(1, { status: 'delivered', rider_id: 7 }))).toBe(false);
    expect(hasRide(order(1, { status: 'preparing' }))).toBe(false);
  });

  it('stand with what is on the way first, and are of one rider', () => {
    const orders = [
      order(1, { status: 'preparing', rider_id: 7 }),
      order(2, { status: 'delivering', rider_id: 7 }),
      order(3, { status: 'delivering', rider_id: 8 }),
      order(4, { status: 'delivered', rider_id: 7 }),
    ];
    expect(ridesOf(orders, 7).map(({ id }) => id)).toEqual([2, 1]);
  });

  it('are called by the name of who is on shift, else by what the list said', () => {
    expect(riderNameOf({ rider_id: 7, rider_name: null }, [RITA])).toBe('Rita Rad');
    expect(riderNameOf({ rider_id: 8, rider_name: 'Ruth' }, [RITA])).toBe('Ruth');
    expect(riderNameOf({ rider_id: 8, rider_name: null }, [RITA])).toBeNull();
    expect(riderNameOf({ rider_id: null, rider_name: null }, [RITA])).toBeNull();
  });

  it('may be given up once the time at the door is over', () => {
    const until = '2026-11-25T12:05:00.000Z';
    const door = { status: 'delivering', nobody_there_until: until } as const;
    expect(isDoorGivenUp(door, Date.parse(until) - 1)).toBe(false);
    expect(isDoorGivenUp(door, Date.parse(until))).toBe(true);
    expect(isDoorGivenUp({ ...door, status: 'delivered' }, Date.parse(until))).toBe(false);
    expect(isDoorGivenUp({ ...door, nobody_there_until: null }, Date.parse(until))).toBe(false);
  });
});
