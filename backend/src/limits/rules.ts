import { PICTURES_PER_HOUR } from '../contracts/images.ts';
import { HANDOVER_TRIES } from '../contracts/orders/handover.ts';
import { PROBLEMS_PER_ORDER } from '../contracts/orders/order-problems.ts';

/** How often something may be done, and for how long it may not be done after that. */
export interface LimitRule {
  readonly points: number;
  readonly seconds: number;
  /** For how long whoever exceeds it waits: the rest of the window when it is missing. */
  readonly blockSeconds?: number;
  /** Each instance counts for itself, in memory: where a round trip more would be felt. */
  readonly isLocal?: boolean;
  /** With each time that it is exceeded within a day the wait doubles, up to this. */
  readonly blockGrowsTo?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Every limit there is but the general one of rate-limits.ts. Its key is what the name says: an address, an account (as it is
 * named at the login, whether it exists or not), both, a mailbox, a phone number, an order, a restaurant. Attempts that succeed are
 * given back where the comment says so.
 */
export const LIMITS = {
  /** Wrong passwords from one address, whichever accounts they are for. */
  login_address: { points: 40, seconds: 10 * MINUTE, blockSeconds: 10 * MINUTE, blockGrowsTo: HOUR },
  /** Wrong passwords for one account from one address: far fewer than the account's own, so that one address cannot use these up. */
  login_account_address: { points: 10, seconds: 10 * MINUTE, blockSeconds: MINUTE, blockGrowsTo: HOUR },
  /** Wrong passwords for one account, from wherever. Does not hold for an address that has signed in to it before. */
  login_account: { points: 30, seconds: HOUR, blockSeconds: MINUTE, blockGrowsTo: HOUR },
  /** Not a limit but a memory: the account and an address that has signed in to it. */
  login_known: { points: 1, seconds: 90 * DAY },
  /** The password of whoever is signed in, asked for again before something that matters. */
  password_account: { points: 10, seconds: 10 * MINUTE, blockSeconds: MINUTE, blockGrowsTo: HOUR },
  export_account: { points: 20, seconds: HOUR },
  /** Each keeps a challenge for five minutes. */
  passkey_address: { points: 60, seconds: 10 * MINUTE },
  /** Pictures that a restaurant uploads, or has fetched. Unused ones are kept for six. */
  picture_account: { points: PICTURES_PER_HOUR, seconds: HOUR },
  pos_test_account: { points: 20, seconds: MINUTE },
  order_account: { points: 20, seconds: HOUR, isLocal: true },
  /** Orders of guests beyond which they have to be confirmed: three meals in an hour are more than a family orders. */
  guest_order_mailbox: { points: 3, seconds: HOUR },
  guest_order_phone: { points: 3, seconds: HOUR },
  guest_order_address: { points: 3, seconds: HOUR },
  /** More than a full house of guests whom nobody knows. */
  guest_order_restaurant: { points: 30, seconds: 10 * MINUTE },
  /** The same for a mailbox and an address of which one was confirmed. */
  guest_order_known: { points: 6, seconds: HOUR },
  /** Not a limit but a memory: a mailbox and an address of which an order was confirmed. */
  guest_known: { points: 1, seconds: 30 * DAY },
  /** E-mails that ask for a confirmation. */
  confirmation_mailbox: { points: 3, seconds: HOUR },
  confirmation_address: { points: 10, seconds: HOUR },
  confirming_address: { points: 60, seconds: HOUR },
  /** Problems of one order: more than that is for the telephone. */
  order_problem: { points: PROBLEMS_PER_ORDER, seconds: DAY },
  /** Hand-over codes of one order, whoever types them; the right one needs none after it. */
  handover_order: { points: HANDOVER_TRIES, seconds: HOUR },
  customer_registration_address: { points: 10, seconds: HOUR },
  content_notice_address: { points: 20, seconds: HOUR },
  restaurant_registration_address: { points: 10, seconds: HOUR },
  registration_mailbox: { points: 5, seconds: HOUR },
  password_reset_address: { points: 20, seconds: HOUR },
  password_reset_mailbox: { points: 3, seconds: HOUR },
  email_confirmation_address: { points: 60, seconds: HOUR },
  email_confirmation_account: { points: 5, seconds: HOUR },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof LIMITS;
