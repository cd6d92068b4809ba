/** The life of an order, as data. The server enforces this table; screens derive their buttons from it. */

export const ORDER_STATUSES = ['pending', 'preparing', 'delivering', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Who may move an order. `system` is the accept deadline; `rider` is one of the restaurant's own staff. */
export const ORDER_ACTORS = ['customer', 'restaurant', 'admin', 'system', 'rider'] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

export const CANCEL_REASONS = [
  'closing',
  'too_busy',
  'item_unavailable',
  'address_out_of_range',
  'customer_request',
  'no_response',
  'other',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** `no_response` is said of a restaurant, by the accept deadline or an admin, and not by it. */
export const RESTAURANT_REASONS: readonly CancelReason[] = CANCEL_REASONS.filter((reason) => reason !== 'no_response');

export interface Transition {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: readonly OrderActor[];
  /** The actors that have to give a reason for this move. */
  readonly reasonRequiredFrom: readonly OrderActor[];
}

export const ORDER_TRANSITIONS: readonly Transition[] = [
  { from: 'pending', to: 'preparing', by: ['restaurant', 'admin'], reasonRequiredFrom: [] },
  {
    from: 'pending',
    to: 'cancelled',
    by: ['customer', 'restaurant', 'admin', 'system'],
    reasonRequiredFrom: ['restaurant'],
  },
  { from: 'preparing', to: 'delivering', by: ['restaurant', 'admin', 'rider'], reasonRequiredFrom: [] },
  { from: 'preparing', to: 'cancelled', by: ['restaurant', 'admin'], reasonRequiredFrom: ['restaurant'] },
  { from: 'delivering', to: 'delivered', by: ['restaurant', 'admin', 'rider'], reasonRequiredFrom: [] },
  { from: 'delivering', to: 'cancelled', by: ['admin'], reasonRequiredFrom: [] },
];

/** The row that allows the move, or undefined when the table lacks it for this actor. */
export function findTransition(from: OrderStatus, to: OrderStatus, by: OrderActor): Transition | undefined {
  return ORDER_TRANSITIONS.find((t) => t.from === from && t.to === to && t.by.includes(by));
}

/** Every status from which `by` may move an order to `to`. */
export function sourcesOf(to: OrderStatus, by: OrderActor): OrderStatus[] {
  return ORDER_TRANSITIONS.filter((t) => t.to === to && t.by.includes(by)).map((t) => t.from);
}

/** Every status that `by` may move an order to from `from`. */
export function targetsOf(from: OrderStatus, by: OrderActor): OrderStatus[] {
  return ORDER_TRANSITIONS.filter((t) => t.from === from && t.by.includes(by)).map((t) => t.to);
}

/**
 * What the restaurant may take back for `UNDO_SECONDS`, by a call of its own: beside the table above, which only goes
 * forward.
 */
export const UNDOABLE = ['delivering', 'delivered', 'cancelled'] as const satisfies readonly OrderStatus[];
export type UndoableStatus = (typeof UNDOABLE)[number];

export function isUndoable(status: OrderStatus): status is UndoableStatus {
  return UNDOABLE.some((undoable) => undoable === status);
}

/** What it may take back for `RECALL_MINUTES`: whoever ordered hears of it. A cancellation that was told stands. */
export const RECALLABLE = ['delivering', 'delivered'] as const satisfies readonly UndoableStatus[];
export type RecallableStatus = (typeof RECALLABLE)[number];

export function isRecallable(status: OrderStatus): status is RecallableStatus {
  return RECALLABLE.some((recallable) => recallable === status);
}

/** Whether a change took an earlier one back. */
export function isStepBack(previous: OrderStatus | null, status: OrderStatus): boolean {
  return previous !== null && ORDER_STATUSES.indexOf(status) < ORDER_STATUSES.indexOf(previous);
}

/** A final status has no way out. */
export function isFinal(status: OrderStatus): boolean {
  return !ORDER_TRANSITIONS.some((t) => t.from === status);
}

export const OPEN_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter((s) => !isFinal(s));
