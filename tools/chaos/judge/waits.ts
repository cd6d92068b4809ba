/** How long anybody waited while nothing was broken. */
import type { FaultClock, Span } from '../faults.ts';
import { OrdersView } from '../people/orders-view.ts';
import type { Screen } from '../people/screen.ts';
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

interface Waiting extends Span {
  readonly what: string;
  /** In which whoever waited had no line. */
  readonly outages?: readonly Span[];
}

export function waitsOfPeople(truth: Truth, town: Town, faults: FaultClock): Wait[] {
  const spans: Waiting[] = [
    ...town.patience.spans.map((span) => ({ ...span, what: `the answer to: ${span.what}` })),
    ...town.riders.flatMap(({ patience, screen: { outages } }) =>
      patience.spans.map((span) => ({ ...span, what: `the answer to: ${span.what}`, outages })),
    ),
    ...town.screens.flatMap((screen) => spansOfScreen(screen, truth, () => screen.outages)),
    ...town.screens.flatMap(({ name, absences, outages }) =>
      // The first entry comes from opening the page.
      absences.slice(1).map((span) => ({ ...span, what: `${name} is back`, outages })),
    ),
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

/** How long open pages with a line did not show what was committed: without one they cannot. */
export function waitsOfPages(truth: Truth, town: Town, faults: FaultClock): Wait[] {
  const spans = town.screens.flatMap((screen) => {
    const absences = screen.absences.slice(1);
    const lineless = absences.map(({ fromMs, connectedAtMs }) => ({ fromMs, toMs: connectedAtMs }));
    return [
      ...spansOfScreen(screen, truth, ({ openedAtMs }) => [
        ...screen.outages,
        ...lineless,
        { fromMs: 0, toMs: openedAtMs },
      ]),
      ...absences.map(({ connectedAtMs, toMs }) => ({
        what: `${screen.name} has its snapshots`,
        fromMs: connectedAtMs,
        toMs,
        outages: screen.outages,
      })),
    ];
  });
  return spans.map((span) => measured(span, faults));
}

function spansOfScreen({ views }: Screen, truth: Truth, outagesOf: (view: OrdersView) => readonly Span[]): Waiting[] {
  return views.flatMap((view) =>
    view instanceof OrdersView ? spansOfView(view, truth).map((span) => ({ ...span, outages: outagesOf(view) })) : [],
  );
}

/** Answers a span for each commit, which ends when this screen knew of it. */
function spansOfView(view: OrdersView, truth: Truth): Waiting[] {
  const spans: Waiting[] = [];
  for (const [orderId, log] of view.log) {
    const order = truth.orders.get(orderId);
    const closedAtMs = order && isFinal(order) ? view.closedAtMs.get(orderId) : undefined;
    for (const { version, atMs } of truth.events.get(orderId) ?? []) {
      if (view.kind === 'rider' && version === 1) continue;
      const shownAtMs = log.find((entry) => entry.version >= version)?.atMs ?? closedAtMs;
      // What others carry stands on no list of a rider's: a snapshot without it is as new as can be.
      const listedAtMs =
        view.kind === 'rider' ? view.snapshotsAtMs.find((snapshotAtMs) => snapshotAtMs > atMs) : undefined;
      const known = listedAtMs === undefined ? shownAtMs : Math.min(listedAtMs, shownAtMs ?? listedAtMs);
      if (known === undefined) continue;
      spans.push({ what: `${view.topic} shows version ${version} of order ${orderId}`, fromMs: atMs, toMs: known });
    }
  }
  return spans;
}

function measured(span: Waiting, faults: FaultClock): Wait {
  return { what: span.what, waitedMs: faults.waitedMs(span, span.outages), inAllMs: span.toMs - span.fromMs };
}

export function longest(waits: readonly Wait[]): Wait {
  return waits.reduce((worst, wait) => (wait.waitedMs > worst.waitedMs ? wait : worst), {
    what: 'nothing',
    waitedMs: 0,
    inAllMs: 0,
  });
}
