/** What happens when nobody in a kitchen answers. */
import type { Id, IsoTime } from '../units.ts';

/**
 * `first`: nobody has even seen the order; left out once somebody has, whom another alarm would only disturb. `half`: half of
 * the time to answer is over, seen or not.
 */
export const WARNING_STEPS = ['first', 'half'] as const;
export type WarningStep = (typeof WARNING_STEPS)[number];
/** `reminder`: an admin asks for an order, whatever it waits for, as often as it takes. */
export const WARNING_OCCASIONS = [...WARNING_STEPS, 'reminder'] as const;
export type WarningOccasion = (typeof WARNING_OCCASIONS)[number];

/** How long a restaurant has between two reminders of the same order. */
export const REMINDER_PAUSE_SECONDS = 60;

/** How long an order may wait unseen before its restaurant is warned. */
export const FIRST_WARNING_SECONDS = 60;
/** How long an open restaurant may be without any device that shows its orders. */
export const DEVICE_SILENCE_SECONDS = 70;
/**
 * A restaurant that has shown its orders on a device in this time is expected to do so while it is open. Whoever never has,
 * or stopped long ago, is missed as soon as there are orders.
 */
export const DEVICE_MISSED_DAYS = 7;
/** Unanswered orders in a row after which a restaurant is paused. */
export const LAPSES_UNTIL_PAUSE = 2;

/**
 * `order_unanswered`: half of the time to answer is over. `restaurant_paused`: two orders in a row went unanswered.
 * `no_device`: an open restaurant that worked with a screen lately, or has open orders, has none that shows its orders.
 */
export const NOTICE_KINDS = ['order_unanswered', 'restaurant_paused', 'no_device'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** `GET /api/admin/notices`, and `admin:notice` on the topic `admin`. */
export interface AdminNoticeView {
  id: Id;
  kind: NoticeKind;
  restaurantId: Id;
  restaurantName: string;
  /** For the admin who calls them. */
  restaurantPhone: string | null;
  /** Only an `order_unanswered` has it; it is null otherwise. */
  orderId: Id | null;
  at: IsoTime;
  /** It is null while the trouble lasts. */
  resolvedAt: IsoTime | null;
}
