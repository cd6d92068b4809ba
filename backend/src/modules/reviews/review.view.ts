import type { AdminReviewView } from '../../contracts/admin/moderation.ts';
import { type OwnReviewView, type ReviewSummaryView, type ReviewView, STARS } from '../../contracts/orders/reviews.ts';
import { pick } from '../../database/sql/pick.ts';
import type { ReviewRow, ReviewSummaryRow } from './review.repository.ts';

const LETTERS = new Intl.Segmenter('de', { granularity: 'grapheme' });

export function toReviewView(row: ReviewRow): ReviewView {
  return {
    ...pick(row, 'id', 'restaurantId', 'rating', 'text', 'answer'),
    createdAt: row.createdAt.toISOString(),
    author: row.customerName === null ? null : toAuthor(row.customerName),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

export function toOwnReviewView(row: ReviewRow): OwnReviewView {
  return { ...toReviewView(row), orderId: row.orderId };
}

export function toAdminReviewView(row: ReviewRow): AdminReviewView {
  return { ...toReviewView(row), userId: row.userId, removedAt: row.removedAt?.toISOString() ?? null };
}

export function toSummaryView(row: ReviewSummaryRow): ReviewSummaryView {
  const counts = STARS.map((star, index) => [star, row.stars[index] ?? 0] as const);
  return {
    rating: row.rating,
    reviewCount: row.reviewCount,
    stars: Object.fromEntries(counts) as ReviewSummaryView['stars'],
  };
}

/** `Mara Lena Klein` → `Mara K.`; who gave one name is called by it. Null when there is none. */
export function toAuthor(name: string): string | null {
  const [first, ...others] = name.split(/\s+/u).filter((part) => part !== '');
  if (first === undefined) return null;
  const last = others.at(-1);
  if (last === undefined) return first;
  const [initial] = LETTERS.segment(last);
  return initial === undefined ? first : `${first} ${initial.segment.toLocaleUpperCase('de')}.`;
}
