/**
 * What somebody finds unlawful or against the terms (Art. 16 DSA), what is decided about it with which reasons (Art. 17), and
 * the complaint about the decision (Art. 20).
 */
import type { ReviewView } from '../orders/reviews.ts';
import type { Count, Id, IsoTime, Uuid, Version } from '../units.ts';

export const NOTICE_TARGETS = ['review', 'dish', 'restaurant'] as const;
export type NoticeTarget = (typeof NOTICE_TARGETS)[number];

/** What a notice or a decision rests on: a law, or our terms. */
export const MODERATION_GROUNDS = [
  'insult',
  'hate',
  'false_statement',
  'privacy',
  'fake',
  'misuse',
  'unsafe_food',
  'illegal_offer',
  'child_safety',
  'other',
] as const;
export type ModerationGround = (typeof MODERATION_GROUNDS)[number];

/** Art. 16 (2) (c) DSA: only of these may whoever tells stay unknown. */
export const ANONYMOUS_GROUNDS: readonly ModerationGround[] = ['child_safety'];

export const MODERATION_TEXT_LENGTH = { min: 10, max: 2_000 } as const;

/** What answers a notice that was sent in. */
export interface ContentNoticeReceipt {
  id: Id;
  /** Of the page that says what becomes of it. */
  token: Uuid;
}

/** `removed`: the content is gone; `acted`: something else was done about it; `kept`: nothing was. */
export const NOTICE_OUTCOMES = ['removed', 'acted', 'kept'] as const;
export type NoticeOutcome = (typeof NOTICE_OUTCOMES)[number];

export const MEASURES = ['review_removed', 'account_closed', 'restaurant_measure'] as const;
export type Measure = (typeof MEASURES)[number];

export const APPEAL_OUTCOMES = ['upheld', 'reversed'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** How long a decision can be complained about (Art. 20 (1) DSA). */
export const APPEAL_MONTHS = 6;

export interface AppealView {
  text: string;
  at: IsoTime;
  outcome: AppealOutcome | null;
  reason: string | null;
  decidedAt: IsoTime | null;
}

/** `GET /api/notices/decisions/{token}`: for whoever has the link, the person concerned or whoever sent the notice. */
export interface DecisionView {
  /** A notice is seen by whoever sent it; a measure by whom it hits. */
  kind: 'notice' | Measure;
  /** When the notice came, or the measure was taken. */
  at: IsoTime;
  restaurantName: string | null;
  /** What it is about, as it was then. */
  content: string | null;
  ground: ModerationGround;
  /** Of the notice: what was told. */
  explanation: string | null;
  /** Of a notice; null while nobody has decided. */
  outcome: NoticeOutcome | null;
  /** The facts and reasons of the decision; null while there is none. */
  reason: string | null;
  decidedAt: IsoTime | null;
  /** Whether a notice led to the measure. */
  isFromNotice: boolean;
  /** No decision of this product is made by a machine. */
  isAutomated: false;
  /** When the measure was taken back. */
  liftedAt: IsoTime | null;
  mayAppeal: boolean;
  /** Until when the decision may be appealed. */
  appealUntil: IsoTime | null;
  appeal: AppealView | null;
}

/** `GET /api/account/decisions`, newest first. */
export interface OwnDecisionView {
  token: Uuid;
  kind: Measure;
  at: IsoTime;
  restaurantName: string | null;
  liftedAt: IsoTime | null;
}

/** `GET /api/admin/content-notices` */
export interface AdminContentNoticeView {
  id: Id;
  target: NoticeTarget;
  targetId: Id;
  restaurantId: Id;
  restaurantName: string;
  /** As it was when the notice came. */
  content: string | null;
  /** Whether it can be seen by guests now. */
  isOnline: boolean;
  ground: ModerationGround;
  explanation: string;
  name: string | null;
  email: string | null;
  at: IsoTime;
  outcome: NoticeOutcome | null;
  reason: string | null;
  decidedAt: IsoTime | null;
  decidedBy: string | null;
  version: Version;
}

/** Of all that nobody has decided. */
export interface ModerationCounts {
  open: Count;
  openAppeals: Count;
}

/** The open ones first, then the newest. */
export interface AdminContentNoticesView extends ModerationCounts {
  notices: AdminContentNoticeView[];
}

/** `GET /api/admin/restaurants/{id}/reviews`, newest first, with those that guests no longer see. */
export interface AdminReviewView extends ReviewView {
  /** Null of a guest, or of an erased account. */
  userId: Id | null;
  removedAt: IsoTime | null;
}

/** `GET /api/admin/content-notices/{id}` */
export interface AdminContentNoticeDetailView extends AdminContentNoticeView {
  /** As it is now; null of what is no review, or is gone. */
  review: AdminReviewView | null;
}

export interface TakenMeasureView {
  kind: Measure;
  at: IsoTime;
  liftedAt: IsoTime | null;
}

/** `GET /api/admin/appeals` */
export interface AdminAppealView extends AppealView {
  id: Id;
  kind: 'notice' | Measure;
  restaurantName: string | null;
  /** The customer whom the decision hits; null where it hits none, or nobody any more. */
  userId: Id | null;
  userName: string | null;
  content: string | null;
  ground: ModerationGround;
  /** Of the decision that is complained about. */
  decision: string | null;
  decidedBy: string | null;
  /** Whether somebody else has to decide, because the caller took the decision and is not the only one who may. */
  isForAnother: boolean;
}
