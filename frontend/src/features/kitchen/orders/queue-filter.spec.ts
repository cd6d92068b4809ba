import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { describe, expect, it } from '@jest/globals';
import { EVERYTHING, findOrders, isEverything, type Wanted } from './queue-filter.ts';

const NOW = Date.parse('2026-11-21T18:00:00.000Z');

function order(id: number, name: string, dish: string, more: Partial<RestaurantOrderView> = {}): RestaurantOrderView {
  return {
    id,
    status: 'preparing',
    customer_name: name,
    items: [{ name: dish, quantity: 1, unit_price: '9.00', notes: null, options: [{ group: 'Extra', name: 'Käse' }] }],
    notes: null,
    scheduled_for: null,
    estimated_from: '2026-11-21T18:20:00.000Z',
    ready_by: '2026-11-21T18:15:00.000Z',
    estimated_to: '2026-11-21T18:30:00.000Z',
    ...more,
  } as RestaurantOrderView;
}

const orders = [
  order(112, 'Ayşe Yılmaz', 'Lahmacun'),
  order(12, 'Otto Groß', 'Pizza Salami', { notes: 'ohne Zwiebeln' }),
  // For its customer still on time, and not for its cook.
  order(7, 'Ann Reed', 'Ramen', { ready_by: '2026-11-21T17:59:00.000Z' }),
  order(8, 'Jo', 'Tiramisù', { scheduled_for: '2026-11-21T20:00:00.000Z' }),
];
const find = (wanted: Partial<Wanted>, among = orders) =>
  findOrders(among, { ...EVERYTHING, ...wanted }, NOW).map(({ id }) => id);

describe('a search', () => {
  it.each([
    ['12', [12, 112]],
    ['#12', [12, 112]],
    ['#1', [112, 12]],
    ['#112', [112]],
    ['ayse', [112]],
    ['YILMAZ', [112]],
    ['gross', [12]],
    ['tiramisu', [8]],
    [' pizza ', [12]],
    ['kase', [112, 12, 7, 8]],
    ['zander', []],
  ])('for %s', (text, ids) => {
    expect(find({ text })).toEqual(ids);
  });

  it('goes with what sets an order apart', () => {
    expect(find({ filter: 'late' })).toEqual([7]);
    expect(find({ filter: 'scheduled' })).toEqual([8]);
    expect(find({ filter: 'notes' })).toEqual([12]);
    expect(find({ filter: 'notes', text: 'ayse' })).toEqual([]);
  });

  it('takes for overdue what is still open alone', () => {
    const late = { estimated_to: '2026-11-21T17:59:00.000Z' };
    const done = order(9, 'Kim', 'Ramen', { ...late, status: 'delivered' });
    expect(find({ filter: 'late' }, [done, order(10, 'Kim', 'Ramen', { ...late, status: 'delivering' })])).toEqual([
      10,
    ]);
  });

  it('knows when nothing is asked for', () => {
    expect([
      isEverything(EVERYTHING),
      isEverything({ text: ' ', filter: 'all' }),
      isEverything({ text: 'a', filter: 'all' }),
    ]).toEqual([true, true, false]);
  });
});
