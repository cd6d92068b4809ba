/** How long anybody waited while nothing was broken. */
import type { FaultClock, Span } from '../faults.ts';
import type { OrdersView } from '../people/orders-view.ts';
import { SILENT, type Town } from '../people/town.ts';
import { mailedEvents } from './effects.ts';
import { isFinal, type Truth } from './truth.ts';

/** Mails wait for steps that can be taken back: five seconds, one of grace, one of margin. */
const UNDO_HOLD_MS = 7_000;

export interface Wait {
  readonly what: string;
  /** Counts only the time in which nothing was broken. */
  readonly waitedMs: number;
  /** Counts all the time that went by. */
  readonly inAllMs: number;
}

export function waitsOfPeople(truth: Truth, town: Town, faults: FaultClock): Wait[] {
  const spans = [
    ...town.patience.spans.map((span) => ({ ...span, what: `the answer to: ${span.what}` })),
    ...town.screens.flatMap(({ name, absences }) =>
      // The first entry comes from opening the page.
      absences.slice(1).map((span) => ({ ...span, what: `${name} is back` })),
    ),
    ...town.ordersViews.flatMap((view) => spansOfView(view, truth)),
    ...[...truth.orders.values()]
      .filter(({ restaurantId }) => SILENT.includes(restaurantId))
      .map((order) => ({
        what: `order ${order.id} lapses`,
        fromMs: order.deadlineMs,
        toMs: truth.events.get(order.id)?.find(({ status }) => status === 'cancelled')?.atMs ?? Date.now(),
      })),
  ];
  return spans.map((span) => measured(span, faults));
}

export function waitsForEmails(truth: Truth, faults: FaultClock): Wait[] {
  const sentAt = new Map(
    truth.told.filter(({ recipient }) => recipient === 'mail').map(({ eventId, atMs }) => [eventId, atMs]),
  );
  return mailedEvents(truth).map(({ id, orderId, status, actor, atMs }) => {
    const holdMs = actor === 'restaurant' && status === 'delivered' ? UNDO_HOLD_MS : 0;
    const span = { fromMs: atMs + holdMs, toMs: sentAt.get(id) ?? Date.now() };
    return measured({ ...span, what: `the e-mail that order ${orderId} is ${status}` }, faults);
  });
}

/** Answers a span for each commit, which ends when this screen knew of it. */
function spansOfView(view: OrdersView, truth: Truth): (Span & { what: string })[] {
  const spans: (Span & { what: string })[] = [];
  for (const [orderId, log] of view.log) {
    const order = truth.orders.get(orderId);
    const closedAtMs = order && isFinal(order) ? view.closedAtMs.get(orderId) : undefined;
    for (const { version, atMs } of truth.events.get(orderId) ?? []) {
      const known = log.find((entry) => entry.version >= version)?.atMs ?? closedAtMs;
      if (known === undefined) continue;
      spans.push({ what: `${view.topic} shows version ${version} of order ${orderId}`, fromMs: atMs, toMs: known });
    }
  }
  return spans;
}

function measured(span: Span & { what: string }, faults: FaultClock): Wait {
  return { what: span.what, waitedMs: faults.waitedMs(span), inAllMs: span.toMs - span.fromMs };
}

export function longest(waits: readonly Wait[]): Wait {
  return waits.reduce((worst, wait) => (wait.waitedMs > worst.waitedMs ? wait : worst), {
    what: 'nothing',
    waitedMs: 0,
    inAllMs: 0,
  });
}
