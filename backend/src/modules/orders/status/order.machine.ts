/** Checks the transition table once at start, so that a typo there stops the product instead of an order. */
import { ORDER_STATUSES, ORDER_TRANSITIONS, type Transition } from '../../../contracts/orders/order-status.ts';

/** @throws Error when the table has a doubled move, a loop, an actor-less move or a status that nothing reaches. */
export function assertSoundTransitions(table: readonly Transition[] = ORDER_TRANSITIONS): void {
  const moves = new Set<string>();
  for (const { from, to, by, reasonRequiredFrom } of table) {
    const move = `${from} → ${to}`;
    if (moves.has(move)) throw new Error(`The order status table has ${move} twice.`);
    moves.add(move);
    if (ORDER_STATUSES.indexOf(to) <= ORDER_STATUSES.indexOf(from)) {
      throw new Error(`The order status table goes backwards: ${move}.`);
    }
    if (by.length === 0) throw new Error(`Nobody may do ${move}.`);
    if (reasonRequiredFrom.some((actor) => !by.includes(actor))) {
      throw new Error(`${move} wants a reason from someone who may not do it.`);
    }
    if (reasonRequiredFrom.length > 0 && to !== 'cancelled')
      throw new Error(`Only a cancellation has a reason: ${move}.`);
  }
  for (const status of ORDER_STATUSES.slice(1)) {
    if (!table.some((t) => t.to === status)) throw new Error(`No move reaches the order status ${status}.`);
  }
}
