export const SUBSCRIPTION_PLANS = ['monthly', 'yearly'] as const;
export type SubscriptionPlan = (typeof SUBSCRIPTION_PLANS)[number];
export const DEFAULT_PLAN: SubscriptionPlan = 'monthly';
/** Of a month or of a year: the year costs as much as ten months. */
export const PLAN_PRICE_CENTS: Readonly<Record<SubscriptionPlan, number>> = { monthly: 2_900, yearly: 29_000 };

/** Of a restaurant that registered itself. */
export const APPROVAL_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];
