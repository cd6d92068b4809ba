import { Injectable } from '@nestjs/common';
import type { Measure, ModerationGround } from '../../contracts/admin/moderation.ts';
import { Database, type Transaction } from '../../database/connection/database.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Acting } from '../../access/acting.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { SessionEnds } from '../auth/sessions/session-ends.ts';
import { ModerateReview } from '../reviews/moderate-review.ts';
import { ModerationMails } from './moderation-mails.ts';
import type { ModerationMeasure } from '../../entities/moderation/moderation-measure.entity.ts';
import { ModerationRepository } from './moderation.repository.ts';

export interface Grounds {
  ground: ModerationGround;
  reason: string;
  /** The notice that led to it. */
  noticeId?: number;
}

/**
 * Removes reviews and closes accounts, and takes that back. Each time the audit log says who did it, and the person concerned
 * is sent a statement of reasons.
 */
@Injectable()
export class TakeMeasures {
  constructor(
    private readonly database: Database,
    private readonly moderation: ModerationRepository,
    private readonly reviews: ModerateReview,
    private readonly audit: AuditLog,
    private readonly ends: SessionEnds,
    private readonly mails: ModerationMails,
  ) {}

  /** Its stars count no more. @throws ProblemError `not_found`, `changed_meanwhile` when it is removed. */
  async removeReview(acting: Acting, reviewId: number, grounds: Grounds): Promise<ModerationMeasure> {
    const measure = await this.database.transaction((tx) => this.removeReviewWithin(tx, acting, reviewId, grounds));
    if (measure === null) throw new ProblemError('changed_meanwhile');
    this.mails.kick();
    return measure;
  }

  /** Null where it is removed already: another notice led to it, or somebody saw it first. @throws ProblemError `not_found`. */
  async removeReviewWithin(
    tx: Transaction,
    acting: Acting,
    reviewId: number,
    grounds: Grounds,
  ): Promise<ModerationMeasure | null> {
    const review = await this.reviews.lock(tx, reviewId);
    if (review === null) throw new ProblemError('not_found');
    if (review.removedAt !== null) return null;
    await this.reviews.setRemoved(tx, review, true);
    const measure = await this.#add(tx, acting, 'review_removed', grounds, {
      reviewId,
      userId: review.userId,
      content: review.text,
    });
    await this.audit.write(tx, acting, {
      action: 'review_removed',
      target: { kind: 'review', id: reviewId },
      after: { ground: grounds.ground, reason: grounds.reason },
    });
    return measure;
  }

  /** @throws ProblemError `not_found` where it was not removed. */
  async restoreReview(acting: Acting, reviewId: number, reason: string): Promise<ModerationMeasure> {
    const lifted = await this.database.transaction((tx) =>
      this.restoreReviewWithin(tx, acting, reviewId, reason, 'lifted'),
    );
    this.mails.kick();
    return lifted;
  }

  async restoreReviewWithin(
    tx: Transaction,
    acting: Acting,
    reviewId: number,
    reason: string,
    mail: 'lifted' | null,
  ): Promise<ModerationMeasure> {
    const review = await this.reviews.lock(tx, reviewId);
    const standing = await this.moderation.lockStanding(tx, { kind: 'review_removed', reviewId });
    if (review === null || standing === null) throw new ProblemError('not_found');
    await this.reviews.setRemoved(tx, review, false);
    await this.audit.write(tx, acting, {
      action: 'review_restored',
      target: { kind: 'review', id: reviewId },
      after: { reason },
    });
    return this.#lift(tx, standing, reason, mail);
  }

  /** Every session ends; orders under way go on. @throws ProblemError `not_found`, `changed_meanwhile` when it is closed. */
  async closeAccount(acting: Acting, userId: number, grounds: Grounds): Promise<ModerationMeasure> {
    const { measure, ended } = await this.database.transaction(async (tx) => {
      if (!(await this.moderation.hasUser(tx, userId))) throw new ProblemError('not_found');
      if (!(await this.moderation.closeAccount(tx, userId))) throw new ProblemError('changed_meanwhile');
      const ended = await this.moderation.endSessions(tx, userId);
      const measure = await this.#add(tx, acting, 'account_closed', grounds, { userId });
      await this.audit.write(tx, acting, {
        action: 'account_closed',
        target: { kind: 'user', id: userId },
        after: { ground: grounds.ground, reason: grounds.reason },
      });
      return { measure, ended };
    });
    for (const id of ended) this.ends.ended.next(id);
    this.mails.kick();
    return measure;
  }

  /** @throws ProblemError `not_found` where it was not closed. */
  async reopenAccount(acting: Acting, userId: number, reason: string): Promise<ModerationMeasure> {
    const lifted = await this.database.transaction((tx) =>
      this.reopenAccountWithin(tx, acting, userId, reason, 'lifted'),
    );
    this.mails.kick();
    return lifted;
  }

  async reopenAccountWithin(
    tx: Transaction,
    acting: Acting,
    userId: number,
    reason: string,
    mail: 'lifted' | null,
  ): Promise<ModerationMeasure> {
    const standing = await this.moderation.lockStanding(tx, { kind: 'account_closed', userId });
    if (standing === null) throw new ProblemError('not_found');
    await this.moderation.reopenAccount(tx, userId);
    await this.audit.write(tx, acting, {
      action: 'account_reopened',
      target: { kind: 'user', id: userId },
      after: { reason },
    });
    return this.#lift(tx, standing, reason, mail);
  }

  /** What was done to a restaurant with other means gets its statement of reasons. */
  async stateRestaurantMeasure(
    tx: Transaction,
    acting: Acting,
    restaurantId: number,
    grounds: Grounds,
    content: string | null,
  ): Promise<void> {
    await this.#add(tx, acting, 'restaurant_measure', grounds, { restaurantId, content });
  }

  async #add(
    tx: Transaction,
    acting: Acting,
    kind: Measure,
    { ground, reason, noticeId }: Grounds,
    about: Partial<Pick<ModerationMeasure, 'reviewId' | 'userId' | 'restaurantId' | 'content'>>,
  ): Promise<ModerationMeasure> {
    const measure = await this.moderation.addMeasure(tx, {
      kind,
      ground,
      reason,
      noticeId: noticeId ?? null,
      decidedBy: acting.accountId,
      ...about,
    });
    await this.moderation.addEmail(tx, 'statement', { measureId: measure.id });
    return measure;
  }

  async #lift(
    tx: Transaction,
    standing: ModerationMeasure,
    reason: string,
    mail: 'lifted' | null,
  ): Promise<ModerationMeasure> {
    const lifted = await this.moderation.lift(tx, standing.id, reason);
    if (mail !== null) await this.moderation.addEmail(tx, mail, { measureId: standing.id });
    return lifted;
  }
}
