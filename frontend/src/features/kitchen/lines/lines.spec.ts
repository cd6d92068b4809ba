import { describe, expect, it } from '@jest/globals';
import type { LineState } from '@contracts/orders/order-lines.ts';
import { after, order } from '../queue/queue-in-tests.ts';
import { EMPTY_QUEUE, type KitchenQueue, type QueueAction } from '../queue/queue-types.ts';
import { allDayCounts } from './all-day.ts';
import { atStation, stationIdsOf } from './at-station.ts';
import { nextState, shownLines, startOf, type Line } from './lines.ts';

function line(id: number, state: LineState = 'todo', version = 1, more: Partial<Line> = {}): Line {
  return { id, state, version, name: `Dish ${id}`, menu_item_id: id, quantity: 1, ...more } as Line;
}
const preparing = (id: number, ...items: Line[]) => order(id, { status: 'preparing', version: 2, items });
const holding = (...orders: ReturnType<typeof order>[]) => after(EMPTY_QUEUE, { type: 'snapshot', orders });
const told = (lineId: number, state: LineState, version: number, orderId = 1): QueueAction => ({
  type: 'lines',
  changes: [{ orderId, lineId, state, version }],
});
const linesOf = (queue: KitchenQueue) =>
  queue.orders.flatMap(({ items }) => items.map(({ id, state, version }) => `${id} ${state} ${version}`));

describe('lines that stations work on', () => {
  it('end alike, in whichever order two devices hear of them', () => {
    const start = holding(preparing(1, line(10), line(11)));
    const news = [told(10, 'doing', 2), told(10, 'done', 3), told(11, 'doing', 2)];
    const wanted = ['10 done 3', '11 doing 2'];
    expect(linesOf(after(start, ...news))).toEqual(wanted);
    expect(linesOf(after(start, ...news.toReversed()))).toEqual(wanted);
    expect(linesOf(after(start, ...news, told(10, 'doing', 2)))).toEqual(wanted);
  });

  it('meet a snapshot or a step of their order line by line: the newer of each stays', () => {
    const held = after(holding(preparing(1, line(10), line(11))), told(10, 'done', 2));
    const read = { ...preparing(1, line(10), line(11, 'doing', 2)), version: 3 };
    for (const type of ['snapshot', 'listed'] as const) {
      expect(linesOf(after(held, { type, orders: [read] }))).toEqual(['10 done 2', '11 doing 2']);
    }
    expect(after(held, { type: 'listed', orders: [preparing(1, line(10), line(11))] }).orders).toEqual(held.orders);
  });

  it('show a tap at once, until the server or another device has said otherwise', () => {
    const start = holding(preparing(1, line(10), line(11)));
    const tap: QueueAction = { type: 'linesSent', steps: [{ orderId: 1, lineId: 10, version: 1, state: 'doing' }] };
    const statesIn = ({ orders, lineSteps }: KitchenQueue) =>
      shownLines(orders, lineSteps).flatMap(({ items }) => items.map(({ state }) => state));
    expect(statesIn(after(start, tap))).toEqual(['doing', 'todo']);
    expect(statesIn(after(start, tap, told(10, 'done', 2)))).toEqual(['done', 'todo']);
    expect(after(start, tap, told(10, 'doing', 2)).lineSteps).toEqual([]);
  });

  it('take a second tap that comes before the answer to the first, as one that follows it', () => {
    const start = holding(preparing(1, line(10)));
    const tap = (queue: KitchenQueue, state: LineState) => {
      const [onScreen] = shownLines(queue.orders, queue.lineSteps)[0]!.items;
      const version = startOf(onScreen!, queue.orders[0]!.items, queue.lineSteps);
      return after(queue, { type: 'linesSent', steps: [{ orderId: 1, lineId: 10, version, state }] });
    };
    const shown = ({ orders, lineSteps }: KitchenQueue) => shownLines(orders, lineSteps)[0]?.items[0]?.state;
    const twice = tap(tap(start, 'doing'), 'done');
    expect(twice.lineSteps.map(({ version }) => version)).toEqual([2]);
    const answered = after(twice, told(10, 'doing', 2));
    expect([shown(twice), shown(answered), linesOf(answered)]).toEqual(['done', 'done', ['10 doing 2']]);
    expect(after(answered, told(10, 'done', 3)).lineSteps).toEqual([]);
    // The news is there and not drawn yet: what was seen is what is held. What others did was not seen.
    const late = line(10, 'doing', 1);
    expect(startOf(late, answered.orders[0]!.items, [])).toBe(2);
    expect(startOf(late, after(start, told(10, 'done', 2)).orders[0]!.items, [])).toBe(1);
    // Another device was faster: the truth is shown, whatever was tapped.
    expect(shown(after(twice, told(10, 'todo', 4)))).toBe('todo');
  });

  it('take a refused tap back, and say so only where it is not as it was meant', () => {
    const steps = [{ orderId: 1, lineId: 10, version: 1, state: 'done' as const }];
    const start = after(holding(preparing(1, line(10))), { type: 'linesSent', steps });
    const refused = (current: ReturnType<typeof order> | null) =>
      after(start, { type: 'linesRefused', steps, current, message: 'No.' });
    const notice = { kind: 'failed', orderId: 1, message: 'No.' };

    const other = refused(preparing(1, line(10, 'doing', 2)));
    expect([other.lineSteps, linesOf(other), other.notices]).toEqual([[], ['10 doing 2'], [notice]]);
    expect(refused(null)).toMatchObject({ lineSteps: [], notices: [notice] });
    expect(refused(preparing(1, line(10, 'done', 2))).notices).toEqual([]);
    expect(refused(order(1, { status: 'delivering', version: 3, items: [line(10)] })).notices).toEqual([]);
  });

  it('are to do, then in hand, then done, and to do again after a tap too many', () => {
    expect((['todo', 'doing', 'done'] as const).map((state) => nextState(line(1, state)))).toEqual([
      'doing',
      'done',
      'todo',
    ]);
  });
});

describe('a station', () => {
  const stations = [
    { id: 1, name: 'Grill', dishIds: [10] },
    { id: 2, name: 'Cold', dishIds: [20] },
  ];
  const stationOf = stationIdsOf(stations);

  it('has its dishes, and the first one those that were given to none', () => {
    expect([10, 20, 30, null].map((dishId) => stationOf({ menu_item_id: dishId }))).toEqual([1, 2, 1, 1]);
    expect(stationIdsOf([])({ menu_item_id: 10 })).toBeNull();
  });

  it('sees the orders that have lines for it, those with which it is done last', () => {
    const orders = [
      preparing(1, line(20, 'done'), line(10)),
      preparing(2, line(10)),
      preparing(3, line(20, 'doing')),
      preparing(4, line(20)),
    ];
    const isCold = (one: Line) => stationOf(one) === 2;
    expect(atStation(orders, isCold).map(({ id }) => id)).toEqual([3, 4, 1]);
  });
});

describe('all-day counts', () => {
  const NOON = Date.parse('2026-11-25T11:00:00Z');

  it('say how many of each dish are left over all orders in preparation, and how many of these are in hand', () => {
    const cola = line(5, 'todo', 1, { menu_item_id: null, name: 'Cola' });
    const orders = [
      preparing(1, line(10, 'todo', 1, { quantity: 2 }), line(11, 'done', 3, { quantity: 4 }), cola),
      preparing(2, line(12, 'doing', 2, { menu_item_id: 10, name: 'Dish 10', quantity: 3 })),
      order(3, { items: [line(13, 'todo', 1, { menu_item_id: 10 })] }),
      order(4, { status: 'delivering', items: [line(14, 'todo', 1, { menu_item_id: 10 })] }),
    ];
    expect(allDayCounts(orders, NOON)).toEqual([
      { key: '10', name: 'Dish 10', left: 5, doing: 3 },
      { key: 'Cola', name: 'Cola', left: 1, doing: 0 },
    ]);
    expect(allDayCounts(orders, NOON, ({ menu_item_id: id }) => id === null).map(({ name }) => name)).toEqual(['Cola']);
  });

  it('leave out what is planned for later until its kitchen begins', () => {
    const planned = { ...preparing(1, line(10)), cooking_from: '2026-11-25T12:00:00Z' };
    expect(allDayCounts([planned], NOON)).toEqual([]);
    expect(allDayCounts([planned], Date.parse('2026-11-25T12:00:00Z'))).toHaveLength(1);
  });
});
