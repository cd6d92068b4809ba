/** The lines of orders as a kitchen's stations work on them: each has a version of its own, and older versions lose. Pure. */
import type { LineState, OrderLineView } from '@contracts/orders/order-lines.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';

export type Lines = RestaurantOrderView['items'];
export type Line = Lines[number];
type LineChange = Omit<OrderLineView, 'at'>;

/** What was tapped here and is on its way to the server. */
export interface LineStep extends Pick<OrderLineView, 'orderId' | 'lineId' | 'state'> {
  /** Of the line that it starts from. What happened to it meanwhile is truer than what was wished. */
  version: number;
}

/**
 * From which version a tap on a line starts, as it is on the screen: behind the tap that is on its way, if there is one; else
 * from what is held by now, where that is what was seen. The screen may be drawn a moment later than the news came.
 */
export function startOf({ id, state, version }: Line, held: Lines, steps: readonly LineStep[]): number {
  const before = steps.find(({ lineId }) => lineId === id);
  if (before !== undefined && before.version >= version) return before.version + 1;
  const current = held.find((line) => line.id === id);
  return current?.state === state ? current.version : version;
}

/** Those that start from what is newer than the changes: another tap of the same line may be behind the one that is answered. */
export function stepsAfter(steps: readonly LineStep[], changes: readonly LineChange[]): LineStep[] {
  const newest = new Map(changes.map(({ lineId, version }) => [lineId, version]));
  return steps.filter(({ lineId, version }) => version >= (newest.get(lineId) ?? 0));
}

/** Each line as the newer of two copies of its order has it; the same list when it is the newer one everywhere. */
export function fresherLines(lines: Lines, others: Lines): Lines {
  const other = new Map(others.map((line) => [line.id, line]));
  return mapped(lines, (line) => {
    const copy = other.get(line.id);
    return copy !== undefined && copy.version > line.version ? copy : line;
  });
}

/** The orders after some of their lines have changed; the same where nothing is newer. */
export function withLines(orders: RestaurantOrderView[], changes: readonly LineChange[]): RestaurantOrderView[] {
  const byOrder = Map.groupBy(changes, ({ orderId }) => orderId);
  return mapped(orders, (order) => {
    const own = byOrder.get(order.id);
    if (own === undefined) return order;
    const items = mapped(order.items, (line) =>
      own.reduce(
        (held, { lineId, version, state }) =>
          lineId === held.id && version > held.version ? { ...held, version, state } : held,
        line,
      ),
    );
    return items === order.items ? order : { ...order, items };
  });
}

/** As the board shows them: steps of this device are ahead of their answer. */
export function shownLines(
  orders: readonly RestaurantOrderView[],
  steps: readonly LineStep[],
): readonly RestaurantOrderView[] {
  if (steps.length === 0) return orders;
  const ahead = new Map(steps.map((step) => [step.lineId, step]));
  const ordersAhead = new Set(steps.map(({ orderId }) => orderId));
  return orders.map((order) =>
    ordersAhead.has(order.id)
      ? {
          ...order,
          items: order.items.map((line) => {
            const step = ahead.get(line.id);
            return step !== undefined && step.version >= line.version ? { ...line, state: step.state } : line;
          }),
        }
      : order,
  );
}

const NEXT: Readonly<Record<LineState, LineState>> = { todo: 'doing', doing: 'done', done: 'todo' };

/** Where a tap leads. After the last state it is to do again: a wrong tap is taken back by another. */
export function nextState({ state }: Line): LineState {
  return NEXT[state];
}

function mapped<T>(list: T[], change: (entry: T) => T): T[] {
  const next = list.map(change);
  return next.every((entry, index) => entry === list[index]) ? list : next;
}
