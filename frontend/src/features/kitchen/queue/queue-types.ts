/** What a kitchen knows of its orders, and the news that change it. */
import type { Fulfilment } from '@contracts/orders/fulfilment.ts';
import type { CancelReason, OrderActor, OrderStatus, UndoableStatus } from '@contracts/orders/order-status.ts';
import type { OrderSeenView, RestaurantOrderView } from '@contracts/orders/order-views.ts';
import type { IsoTime } from '@contracts/units.ts';
import type { OrderChange } from '../../../lib/realtime/orders.ts';
import { NOTHING_DROPPED, NOTHING_UNREAD, type Dropped, type Unread } from './bounded-queue.ts';
import type { KitchenStage } from './kitchen-times.ts';
import type { OwnStep } from './own-steps.ts';
import type { OrderLineView } from '@contracts/orders/order-lines.ts';
import type { LineStep } from '../lines/lines.ts';
import type { Step, StepKind } from './steps.ts';

/** Something that happened to an order and that the cook has to know; stays until it is dismissed. */
export type QueueNotice =
  | { kind: 'cancelled'; orderId: number; reason: CancelReason | null; stage: KitchenStage; fulfilment: Fulfilment }
  /** Two devices accepted it with different minutes: those of the other one stand. */
  | { kind: 'minutes'; orderId: number; minutes: number; wanted: number; readyBy: IsoTime }
  | { kind: 'conflict'; orderId: number; status: OrderStatus; by: OrderActor; fulfilment: Fulfilment }
  | { kind: 'failed'; orderId: number; message: string }
  /** The rider waits at the door until then; afterwards the kitchen decides. */
  | { kind: 'nobodyThere'; orderId: number; until: IsoTime }
  | { kind: 'codeRefused'; orderId: number; remainingTries: number }
  /** Whoever had it on the way is off shift. */
  | { kind: 'riderGone'; orderId: number };

/** A step that was taken here and may be taken back for some seconds. */
export interface Undoable {
  orderId: number;
  status: UndoableStatus;
  fulfilment: Fulfilment;
  /** By this device's clock, in milliseconds. */
  sinceMs: number;
}

export interface KitchenQueue {
  /** Open and finished ones, in no order. */
  orders: RestaurantOrderView[];
  /** Changes on their way to the server, at most one an order. */
  steps: Step[];
  /** Lines that were tapped here, until the server has answered. */
  lineSteps: LineStep[];
  /** At most one an order, the newest last. */
  notices: QueueNotice[];
  /** Orders that closed while nobody listened: how they ended is to be read. */
  lostIds: number[];
  /** How far those among them had come that were held. */
  lostStages: Readonly<Record<number, KitchenStage>>;
  /** Orders that were quieted here, as long as the server may not know. */
  hushedIds: number[];
  /** The latest comes last. */
  undoables: Undoable[];
  /** Of this device, the latest last: what can be brought back once the seconds of the undo are over. */
  ownSteps: OwnStep[];
  /** Finished orders that are no longer held. */
  dropped: Dropped;
  /** Orders that a list was too long for. */
  unread: Unread;
  /** Whether the server's list has been read, so that finished orders are known too. */
  isListed: boolean;
}

export type QueueAction =
  | { type: 'listed'; orders: readonly RestaurantOrderView[]; counted?: Unread | undefined }
  | { type: 'snapshot'; orders: readonly RestaurantOrderView[] }
  | { type: 'placed'; order: RestaurantOrderView }
  | { type: 'updated'; event: OrderChange; nowMs: number }
  | ({ type: 'sent'; orderId: number } & StepKind)
  | { type: 'answered'; event: OrderChange; nowMs: number }
  | { type: 'hushed'; orderIds: readonly number[] }
  | { type: 'unhushed'; orderIds: readonly number[] }
  | { type: 'seen'; seen: readonly OrderSeenView[] }
  /** `at`: null once somebody in the kitchen is on it. */
  | { type: 'reminded'; orderIds: readonly number[]; at: IsoTime | null }
  | { type: 'nobodyThere'; orderId: number; riderId: number; until: IsoTime }
  | { type: 'codeRefused'; orderId: number; riderId: number; remainingTries: number }
  | { type: 'expired'; orderId: number }
  | {
      type: 'refused';
      orderId: number;
      wanted: OrderStatus | null;
      prepMinutes?: number | null;
      current: RestaurantOrderView | null;
    }
  | { type: 'failed'; orderId: number; message: string }
  | { type: 'linesSent'; steps: readonly LineStep[] }
  | { type: 'lines'; changes: readonly Omit<OrderLineView, 'at'>[] }
  | { type: 'linesRefused'; steps: readonly LineStep[]; current: RestaurantOrderView | null; message: string }
  | { type: 'dismissed'; orderIds: readonly number[] }
  | { type: 'cancellationRead'; orderId: number };

export const EMPTY_QUEUE: KitchenQueue = {
  orders: [],
  steps: [],
  lineSteps: [],
  notices: [],
  lostIds: [],
  lostStages: {},
  hushedIds: [],
  undoables: [],
  ownSteps: [],
  dropped: NOTHING_DROPPED,
  unread: NOTHING_UNREAD,
  isListed: false,
};
