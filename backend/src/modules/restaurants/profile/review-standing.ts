/** How a restaurant stands with its reviewers: its columns, its row, and row → answer. */
import type { SuspensionGround } from '../../../contracts/restaurants/approval.ts';
import type { ReviewStatus } from '../../../contracts/constants.ts';
import type { RegistrationReviewView } from '../../../contracts/restaurants/restaurant-views.ts';

export interface ReviewRow {
  review_status: ReviewStatus;
  review_reason: string | null;
  review_version: number;
  created_at: Date;
  suspended_from: Date | null;
  suspension_ground: SuspensionGround | null;
  suspension_reason: string | null;
  /** Null where there is no suspension. */
  is_suspended: boolean | null;
}

/** A `ReviewRow`. */
export const REVIEW_COLUMNS = `review_status, review_reason, review_version, created_at, suspended_from,
  suspension_ground, suspension_reason, suspended_from <= now() AS is_suspended`;

export function toReviewView(row: ReviewRow): RegistrationReviewView {
  const { suspended_from: from, suspension_ground: ground, suspension_reason: reason } = row;
  const isSuspended = from !== null && ground !== null && reason !== null;
  return {
    status: row.review_status,
    reason: row.review_reason,
    version: row.review_version,
    submittedAt: row.created_at.toISOString(),
    suspension: isSuspended
      ? { from: from.toISOString(), ground, reason, isInEffect: row.is_suspended === true }
      : null,
  };
}
