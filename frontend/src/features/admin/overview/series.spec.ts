import type { OverviewQuarter } from '@contracts/admin/admin-overview.ts';
import { describe, expect, it } from '@jest/globals';
import { changePercent, ordersSeries, revenueSeries, tableRows } from './series.ts';

const clockOf = (index: number) =>
  `${String(Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`;

/** Until 12:00 of a day on which nothing happened but what is given. */
function dayOf(changes: Readonly<Record<string, Partial<OverviewQuarter>>>): OverviewQuarter[] {
  return Array.from({ length: 96 }, (_, index) => {
    const clock = clockOf(index);
    const isKnown = index <= 48;
    return {
      clock,
      orders: isKnown ? 0 : null,
      revenue: isKnown ? '0.00' : null,
      lastWeekOrders: 0,
      lastWeekRevenue: '0.00',
      ...changes[clock],
    };
  });
}

describe('the day as a line', () => {
  it('shows the usual hours, and whole hours around what happened outside them', () => {
    const clocks = (quarters: OverviewQuarter[]) => {
      const points = ordersSeries(quarters);
      return [points[0]?.clock, points.at(-1)?.clock];
    };
    expect(clocks(dayOf({}))).toEqual(['10:00', '21:45']);
    expect(clocks(dayOf({ '01:30': { orders: 1 }, '22:00': { lastWeekOrders: 2 } }))).toEqual(['01:00', '22:45']);
  });

  it('adds the revenue up to the cent, and leaves open what is still to come', () => {
    const points = revenueSeries(
      dayOf({
        '09:00': { orders: 1, revenue: '0.10', lastWeekRevenue: '100.00' },
        '12:00': { orders: 1, revenue: '0.20' },
        '18:15': { lastWeekOrders: 1, lastWeekRevenue: '5.05' },
      }),
    );
    const at = (clock: string) => points.find((point) => point.clock === clock);
    expect(at('09:00')).toEqual({ clock: '09:00', today: 0.1, lastWeek: 100 });
    expect(at('12:00')).toEqual({ clock: '12:00', today: 0.3, lastWeek: 100 });
    expect(at('18:15')).toEqual({ clock: '18:15', today: null, lastWeek: 105.05 });
  });

  it('goes on after an hour that the clocks skip', () => {
    const skipped = { orders: null, revenue: null };
    const points = revenueSeries(
      dayOf({
        '01:45': { orders: 1, revenue: '4.00' },
        ...Object.fromEntries(['02:00', '02:15', '02:30', '02:45'].map((clock) => [clock, skipped])),
      }),
    );
    expect(points.slice(3, 9).map(({ today }) => today)).toEqual([4, null, null, null, null, 4]);
  });
});

describe('a chart as a table', () => {
  it('has the quarters in which something came', () => {
    const rows = tableRows(
      revenueSeries(dayOf({ '11:00': { orders: 1, revenue: '9.00' }, '13:00': { lastWeekRevenue: '3.00' } })),
    );
    // Between the two nothing changes but that the day has not come further.
    expect(rows.map(({ clock, today, lastWeek }) => [clock, today, lastWeek])).toEqual([
      ['11:00', 9, 0],
      ['13:00', null, 3],
    ]);
  });
});

it('compares in whole per cent, and with nothing not at all', () => {
  expect([changePercent(11, 10), changePercent(5, 10), changePercent(3, 0)]).toEqual([10, -50, null]);
});
