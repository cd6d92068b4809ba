import type { City } from '../constants.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import type { Count, Id, IsoTime, Version } from '../units.ts';

export const BOARD_KINDS = [
  'order_pending',
  'order_late',
  'restaurant_no_device',
  'till_failed',
  'mail_failed',
  'job_dead',
] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];

export const SNOOZE_MINUTES = [0, 15, 30, 60, 240] as const;
export type SnoozeMinutes = (typeof SNOOZE_MINUTES)[number];
export const MAX_BOARD_NOTE_LENGTH = 500;
export const MAX_BOARD_NOTES = 50;

export interface BoardNoteView {
  text: string;
  /** As the admin was called then. */
  by: string;
  at: IsoTime;
}

/** What admins have said to each other about an entry. */
export interface BoardMarkView {
  /** The admin who is on it. */
  claimedBy: { id: Id; name: string } | null;
  /** While it may rest: it does not count until then. */
  snoozedUntil: IsoTime | null;
  snoozedBy: string | null;
  /** The oldest first. */
  notes: BoardNoteView[];
}

interface Marked {
  /** The same thing has the same key in the next answer. */
  key: string;
  mark: BoardMarkView | null;
}

interface OfRestaurant extends Marked {
  restaurantId: Id;
  restaurantName: string;
  restaurantPhone: string | null;
  city: City;
}

/** `order_pending`: nobody has answered for a minute; `order_late`: its latest arrival has passed. */
interface BoardOrder extends OfRestaurant {
  kind: 'order_pending' | 'order_late';
  /** When it got stuck. */
  since: IsoTime;
  orderId: Id;
  version: Version;
  status: OrderStatus;
  customerName: string | null;
  customerPhone: string | null;
  acceptDeadline: IsoTime;
  /** When an admin last reminded the restaurant of it. */
  remindedAt: IsoTime | null;
  /** When the restaurant said of that reminder that it is on it. */
  reminderAnsweredAt: IsoTime | null;
}

/**
 * An open restaurant whose orders no device shows. It leaves the board when a device comes, or when the restaurant is closed
 * or paused.
 */
interface BoardRestaurant extends OfRestaurant {
  kind: 'restaurant_no_device';
  since: IsoTime;
  noticeId: Id;
  /** How many orders wait for somebody there. */
  openOrders: Count;
}

/** A POS that could not be told of an order. */
interface BoardPos extends OfRestaurant {
  kind: 'till_failed';
  since: IsoTime;
  deliveryId: Id;
  orderId: Id;
  failure: string | null;
  tries: Count;
}

/** Something that was given up in the background; `mail_failed`: e-mails and push messages. */
export interface BoardJob extends Marked {
  kind: 'mail_failed' | 'job_dead';
  since: IsoTime;
  queue: string;
  jobId: string;
  failure: string;
  tries: Count;
  /** As far as it is about orders. */
  orderIds: Id[];
}

export type BoardEntry = BoardOrder | BoardRestaurant | BoardPos | BoardJob;

/** `POST /api/admin/orders/{id}/remind` */
export interface AdminReminderView {
  orderId: Id;
  at: IsoTime;
  /** From when on the next one is taken. */
  nextAt: IsoTime;
}

/** `GET /api/admin/board` */
export interface AdminBoardView {
  at: IsoTime;
  /** The longest stuck first, at most 100 of each kind. */
  entries: BoardEntry[];
  /** How many there are, also beyond those, without what rests. */
  counts: Record<BoardKind, Count>;
}
