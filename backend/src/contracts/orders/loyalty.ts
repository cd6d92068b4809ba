/** The loyalty card: delivered orders alone count. Pure, so that both sides draw the same card. */
import type { Count } from '../units.ts';

export const LOYALTY_LEVELS = ['bronze', 'silver', 'gold'] as const;
export type LoyaltyLevel = (typeof LOYALTY_LEVELS)[number];

/** From how many delivered orders on. */
export const LOYALTY_FROM_ORDERS: Readonly<Record<LoyaltyLevel, number>> = { bronze: 0, silver: 10, gold: 25 };
export const POINTS_PER_DELIVERED_ORDER = 10;

export interface LoyaltyView {
  level: LoyaltyLevel;
  deliveredOrders: Count;
  /** It is null at the highest level. */
  nextLevel: LoyaltyLevel | null;
  /** It is 0 at the highest level. */
  ordersToNext: Count;
  /** Of the orders that the next level takes, in whole percent; 100 at the top. */
  percent: Count;
}

export function loyaltyOf(deliveredOrders: number): LoyaltyView {
  const level = LOYALTY_LEVELS.findLast((known) => deliveredOrders >= LOYALTY_FROM_ORDERS[known]) ?? 'bronze';
  const nextLevel = LOYALTY_LEVELS[LOYALTY_LEVELS.indexOf(level) + 1] ?? null;
  if (nextLevel === null) return { level, deliveredOrders, nextLevel, ordersToNext: 0, percent: 100 };
  const needed = LOYALTY_FROM_ORDERS[nextLevel];
  return {
    level,
    deliveredOrders,
    nextLevel,
    ordersToNext: needed - deliveredOrders,
    percent: Math.floor((deliveredOrders * 100) / needed),
  };
}
