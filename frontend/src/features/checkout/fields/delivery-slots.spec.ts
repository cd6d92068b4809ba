import { describe, expect, it } from '@jest/globals';
import { laterSlots, slotWithRoom, type Hours } from './delivery-slots.ts';

/** It is a Saturday, 12:07 in Berlin. */
const SATURDAY_NOON = Date.parse('2026-11-21T11:07:00Z');
const DAY_MS = 86_400_000;

/** The same hours from the day before on, but for some dates. */
const week = (hours: string, deliveryTime = '25-40 min', but: Record<string, string> = {}, nowMs = SATURDAY_NOON) => ({
  openingDays: Array.from({ length: 9 }, (_, index) => {
    const date = new Date(nowMs + (index - 1) * DAY_MS).toISOString().slice(0, 10);
    return { date, hours: but[date] ?? hours };
  }),
  deliveryTime,
  busyMinutes: 0,
});
const always: Hours = week('00:00-24:00');

describe('later delivery times', () => {
  it('start after the restaurant had time to cook, on a quarter hour', () => {
    const [first, second] = laterSlots([always], SATURDAY_NOON);
    expect(first).toEqual({ at: '2026-11-21T11:45:00.000Z', day: '2026-11-21' });
    expect(second?.at).toBe('2026-11-21T12:00:00.000Z');
  });

  it('end before seven days have passed', () => {
    const last = laterSlots([always], SATURDAY_NOON).at(-1);
    expect(last?.at).toBe('2026-11-28T11:00:00.000Z');
  });

  it('keep to split hours, and to the part of a night that belongs to the day before', () => {
    const slots = laterSlots([week('11:00-14:00, 17:30-01:30')], SATURDAY_NOON);
    const times = slots.filter(({ day }) => day === '2026-11-22').map(({ at }) => at.slice(11, 16));
    expect(times.slice(0, 7)).toEqual(['23:00', '23:15', '23:30', '23:45', '00:00', '00:15', '10:00']);
    expect(times).not.toContain('13:00');
    expect(times).toContain('16:30');
  });

  it('leave a holiday out, and what the weekday would have', () => {
    const days = new Set(
      laterSlots([week('00:00-24:00', undefined, { '2026-11-22': '' })], SATURDAY_NOON).map(({ day }) => day),
    );
    expect(days.has('2026-11-22')).toBe(false);
    expect(days.has('2026-11-23')).toBe(true);
    expect(laterSlots([week('12:00-22:00', undefined, { '2026-11-21': '' })], SATURDAY_NOON)[0]?.day).toBe(
      '2026-11-22',
    );
  });

  it('have a special opening on a day that is off otherwise, its night included', () => {
    const slots = laterSlots([week('', undefined, { '2026-11-28': '10:00-24:00' })], SATURDAY_NOON);
    expect(slots[0]).toEqual({ at: '2026-11-28T09:00:00.000Z', day: '2026-11-28' });
    const night = laterSlots([week('', undefined, { '2026-11-24': '23:30-00:30' })], SATURDAY_NOON);
    expect(night.map(({ at, day }) => [day, at.slice(11, 16)])).toEqual([
      ['2026-11-24', '22:30'],
      ['2026-11-24', '22:45'],
      ['2026-11-25', '23:00'],
      ['2026-11-25', '23:15'],
    ]);
  });

  it('have the rest of a night that began the day before', () => {
    const nowMs = Date.parse('2026-11-21T00:05:00+01:00');
    const slots = laterSlots([week('', undefined, { '2026-11-20': '17:00-02:00' }, nowMs + DAY_MS / 2)], nowMs);
    expect(slots.map(({ at }) => at.slice(11, 16))).toEqual(['23:45', '00:00', '00:15', '00:30', '00:45']);
  });

  it('are those that suit every restaurant, at the pace of the slowest', () => {
    const slots = laterSlots([week('11:00-15:00'), week('13:00-20:00', '60-90 min')], SATURDAY_NOON);
    const today = slots.filter(({ day }) => day === '2026-11-21').map(({ at }) => at.slice(11, 16));
    expect(today).toEqual(['12:15', '12:30', '12:45', '13:00', '13:15', '13:30', '13:45']);
    expect(laterSlots([week('11:00-12:00'), week('13:00-20:00')], SATURDAY_NOON)).toEqual([]);
  });

  it('leave the extra time of a busy kitchen, too', () => {
    expect(laterSlots([{ ...always, busyMinutes: 20 }], SATURDAY_NOON)[0]?.at).toBe('2026-11-21T12:00:00.000Z');
  });

  it('follow the clock over the change to winter time', () => {
    const nowMs = Date.parse('2026-10-24T09:00:00Z');
    const slots = laterSlots([week('12:00-13:00', undefined, {}, nowMs)], nowMs);
    const firstOf = (wanted: string) => slots.find(({ day }) => day === wanted)?.at;
    expect(firstOf('2026-10-24')).toBe('2026-10-24T10:00:00.000Z');
    expect(firstOf('2026-10-25')).toBe('2026-10-25T11:00:00.000Z');
  });

  it('are none where nothing is ordered', () => {
    expect(laterSlots([], SATURDAY_NOON)).toEqual([]);
  });
});

describe('the slot for a kitchen that is full', () => {
  it('leaves time to cook from when the kitchen can begin', () => {
    const slot = slotWithRoom([always], '2026-11-21T11:30:00.000Z', false, SATURDAY_NOON);
    expect(slot?.at).toBe('2026-11-21T12:00:00.000Z');
  });

  it('is the meal’s own time for an order ahead, or the next in the hours', () => {
    expect(slotWithRoom([always], '2026-11-21T18:15:00.000Z', true, SATURDAY_NOON)?.at).toBe(
      '2026-11-21T18:15:00.000Z',
    );
    const evenings = week('17:30-22:00');
    expect(slotWithRoom([evenings], '2026-11-21T15:00:00.000Z', true, SATURDAY_NOON)?.at).toBe(
      '2026-11-21T16:30:00.000Z',
    );
  });

  it('is none beyond a week', () => {
    expect(slotWithRoom([always], '2026-12-21T15:00:00.000Z', true, SATURDAY_NOON)).toBeNull();
  });
});
