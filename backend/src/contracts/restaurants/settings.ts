/** What a restaurant says of itself and sets for itself: answers and requests. Money and time as in `units.ts`. */
import type { SubscriptionPlan } from './plans.ts';
import type { StaffDuty } from '../riders/duty.ts';
import type { CalendarDate, Id, IsoTime, Money } from '../units.ts';

export const MAX_DESCRIPTION_LENGTH = 1000;

/** `HH:MM` in Europe/Berlin. One that does not end after it opens ends on the next day; `24:00` is midnight. */
export interface OpeningSpan {
  opens: string;
  closes: string;
}

export interface OpeningDay {
  /** In order; none on a day off. */
  spans: OpeningSpan[];
}

/** A date on which the weekday's hours do not count. */
export interface SpecialDay extends OpeningDay {
  /** A day as `YYYY-MM-DD`. */
  date: CalendarDate;
  label: string | null;
}

/** `GET /api/restaurant/hours`, and the answer to each change of them. */
export interface OpeningHoursView {
  /**
   * Monday first.
   *
   * @minItems 7
   * @maxItems 7
   */
  week: OpeningDay[];
  /** The special days from today on, sorted by date. */
  specialDays: SpecialDay[];
}

export const MAX_SPANS_A_DAY = 5;
export const MAX_SPECIAL_DAYS = 100;
export const MAX_SPECIAL_DAY_LABEL = 100;

/** `GET /api/restaurant/staff`: logins for the kitchen, which sees orders and capacity and may say what is sold out, and for riders. */
export interface StaffView {
  id: Id;
  name: string;
  email: string;
  duty: StaffDuty;
  createdAt: IsoTime;
}

export const MAX_STAFF = 20;

/** `GET /api/restaurant/pos`: whether they are set; what they are is never answered. */
export interface PosView {
  isUrlSet: boolean;
  isKeySet: boolean;
}

export const POS_KEY_LENGTH = { min: 8, max: 500 } as const;
export const MAX_POS_URL_LENGTH = 500;

/** `GET /api/restaurant/plan`. */
export interface PlanView {
  plan: SubscriptionPlan | null;
  isActive: boolean;
  /** Of the newest subscription; null without one. */
  price: Money | null;
  /** A day as `YYYY-MM-DD`. */
  startsOn: CalendarDate | null;
  endsOn: CalendarDate | null;
}
