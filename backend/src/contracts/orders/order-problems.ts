/** What went wrong with an order, in the words of whoever ordered, and what the restaurant and operations answer. */
import { type City, ORDER_LINK_DAYS } from '../constants.ts';
import type { Count, Id, IsoTime, Version } from '../units.ts';
import type { OrderStatus } from './order-status.ts';

export const PROBLEM_KINDS = ['missing', 'wrong', 'quality', 'late', 'not_arrived', 'other'] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

export const PROBLEM_WISHES = ['tell', 'money_back'] as const;
export type ProblemWish = (typeof PROBLEM_WISHES)[number];

/** `answered` by the restaurant or an admin; `closed` by an admin, for good. */
export const PROBLEM_STATES = ['open', 'answered', 'closed'] as const;
export type ProblemState = (typeof PROBLEM_STATES)[number];

export const PROBLEM_ANSWERERS = ['restaurant', 'admin'] as const;
export type ProblemAnswerer = (typeof PROBLEM_ANSWERERS)[number];

export const MAX_PROBLEM_LENGTH = 1_000;
/** Of one order within a day: who has more to say says it in one of them. */
export const PROBLEMS_PER_ORDER = 3;

/** Whether it is about single dishes, so that they can be named. */
export const isAboutDishes = (kind: ProblemKind): boolean =>
  kind === 'missing' || kind === 'wrong' || kind === 'quality';

/** What decides whether a problem can be reported. */
interface Course {
  readonly status: OrderStatus;
  /** The latest arrival as it was told, in milliseconds since 1970; null when none was. */
  readonly latestArrivalMs: number | null;
  readonly updatedAtMs: number;
}

/**
 * Once the order is late, on its way or over: before that it can be cancelled, or the restaurant called. It ends with the
 * links to the order.
 */
export function canReportProblem({ status, latestArrivalMs, updatedAtMs }: Course, nowMs: number): boolean {
  if (nowMs - updatedAtMs > ORDER_LINK_DAYS * 86_400_000) return false;
  if (status === 'preparing') return latestArrivalMs !== null && latestArrivalMs < nowMs;
  return status !== 'pending';
}

export interface ProblemAnswerView {
  id: Id;
  by: ProblemAnswerer;
  text: string;
  at: IsoTime;
}

/** `POST` and `GET /api/orders/{id}/problems`; for whoever ordered alone. */
export interface OrderProblemView {
  id: Id;
  orderId: Id;
  /** 1 at first, one more with each answer and with closing it. */
  version: Version;
  kind: ProblemKind;
  wish: ProblemWish;
  /** The dishes that it is about; none when nobody said so. */
  items: { id: Id; name: string; quantity: Count }[];
  /** Null when nothing was written. */
  text: string | null;
  state: ProblemState;
  createdAt: IsoTime;
  closedAt: IsoTime | null;
  /** The oldest first. */
  answers: ProblemAnswerView[];
}

/** For those who answer it: `GET /api/restaurant/problems`, and within `GET /api/admin/problems`. */
export interface ReportedProblemView extends OrderProblemView {
  restaurantId: Id;
  restaurantName: string;
  city: City;
  /** Null once the order's customer was erased. */
  customerName: string | null;
  orderedAt: IsoTime;
}

/** `GET /api/restaurant/problems` of their own, `GET /api/admin/problems` of all; newest first. */
export interface ReportedProblemsView {
  /** How many wait for a first answer, whatever the filter. */
  open: Count;
  problems: ReportedProblemView[];
}
