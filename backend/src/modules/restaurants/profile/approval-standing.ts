/** How a restaurant stands with its reviewers. */
import type { ApprovalView } from '../../../contracts/restaurants/restaurant-views.ts';
import type { Restaurant } from '../../../entities/restaurants/restaurant.entity.ts';

export function toApprovalView(row: Restaurant): ApprovalView {
  const { suspendedFrom: from, suspensionGround: ground, suspensionReason: reason } = row;
  const hasSuspension = from !== null && ground !== null && reason !== null;
  return {
    status: row.reviewStatus,
    reason: row.reviewReason,
    version: row.reviewVersion,
    submittedAt: row.createdAt.toISOString(),
    suspension: hasSuspension
      ? { from: from.toISOString(), ground, reason, isInEffect: row.isSuspended === true }
      : null,
  };
}
