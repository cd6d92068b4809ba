/** Approving, rejecting and suspending restaurants. Money and time as in `units.ts`. */
import type { Category, City, Language } from '../constants.ts';
import type { SubscriptionPlan } from './plans.ts';
import type { TraderField } from './trader.ts';
import type { Count, Id, IsoTime, Money, Version } from '../units.ts';

/** How soon an answer is promised to whoever registers. */
export const APPROVAL_HOURS = 24;
/** Between the e-mail and a suspension without a grave ground, as Art. 4 (2) P2B Regulation gives before the end of a contract. */
export const NOTICE_DAYS = 30;
/** Of what the restaurant is told: facts and circumstances (Art. 4 (5) P2B Regulation). */
export const APPROVAL_REASON_LENGTH = { min: 10, max: 1000 } as const;

/** The grounds that our terms name. */
export const SUSPENSION_GROUNDS = [
  'food_safety',
  'legal_obligation',
  'fraud',
  'repeated_infringement',
  'false_information',
  'terms_breach',
  'unpaid_subscription',
  'other',
] as const;
export type SuspensionGround = (typeof SUSPENSION_GROUNDS)[number];

/** These alone may take effect at once (Art. 4 (4) P2B Regulation, and dangers that bear no waiting). */
export const GRAVE_GROUNDS: readonly SuspensionGround[] = [
  'food_safety',
  'legal_obligation',
  'fraud',
  'repeated_infringement',
];

export const SUSPENSION_STARTS = ['after_notice', 'at_once'] as const;
export type SuspensionStart = (typeof SUSPENSION_STARTS)[number];

/** What happened to a restaurant's standing; `pending` when it registered. */
export const APPROVAL_STEPS = ['pending', 'approved', 'rejected', 'suspended', 'reinstated'] as const;
export type ApprovalStep = (typeof APPROVAL_STEPS)[number];

/** A suspension as a part of a restaurant's approval. */
export interface SuspensionView {
  /** When it begins, which may lie ahead. */
  from: IsoTime;
  ground: SuspensionGround;
  reason: string;
  isInEffect: boolean;
}

/** What was submitted, but for its secrets. */
export interface AdminRegistrationView {
  id: Id;
  name: string;
  email: string;
  city: City;
  address: string;
  phone: string | null;
  description: string | null;
  /** Null where it is to be chosen later. */
  category: Category | null;
  imageUrl: string | null;
  deliveryFee: Money;
  deliveryTime: string;
  legalName: string | null;
  vatId: string | null;
  /** That it offers only what the law allows. */
  traderDeclaredAt: IsoTime | null;
  /** What an approval needs and the restaurant has not given. */
  missing: TraderField[];
  till: { isUrlSet: boolean; isKeySet: boolean };
  plan: SubscriptionPlan | null;
  price: Money | null;
  language: Language;
  submittedAt: IsoTime;
  /** 24 hours after the registration. */
  dueAt: IsoTime;
  ageMinutes: Count;
  isOverdue: boolean;
  reviewVersion: Version;
}

/** `GET /api/admin/registrations`: the pending ones, the oldest first. */
export interface AdminRegistrationsView {
  /** Of all, not of the page. */
  count: Count;
  overdue: Count;
  registrations: AdminRegistrationView[];
}
