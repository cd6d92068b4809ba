import { Injectable } from '@nestjs/common';
import type { DecideAppealRequest } from '../../contracts/admin/moderation.ts';
import { Database, type Queryable } from '../../database/database.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Acting } from '../../access/acting.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { isOpenToAppeal } from './appeal-terms.ts';
import { ModerationMails } from './moderation-mails.ts';
import { type LockedAppealRow, ModerationRepository } from './moderation.repository.ts';
import { TakeMeasures } from './take-measures.ts';

/** Complaints about decisions (Art. 20 DSA): by whoever has the decision's link, decided by another admin where there is one. */
@Injectable()
export class Appeals {
  constructor(
    private readonly database: Database,
    private readonly moderation: ModerationRepository,
    private readonly measures: TakeMeasures,
    private readonly audit: AuditLog,
    private readonly mails: ModerationMails,
  ) {}

  /** @throws ProblemError `not_found`, `appeal_closed`. */
  async submit(token: string, text: string): Promise<void> {
    const decision = await this.moderation.findDecision(token);
    if (decision === null) throw new ProblemError('not_found');
    if (!isOpenToAppeal(decision, null)) throw new ProblemError('appeal_closed');
    if ((await this.moderation.addAppeal(decision, text)) === null) throw new ProblemError('appeal_closed');
  }

  /**
   * A measure that does not hold is taken back; a notice comes up for another decision.
   * @throws ProblemError `not_found`, `changed_meanwhile` where it is decided, `own_decision`.
   */
  async decide(acting: Acting, appealId: number, { outcome, reason }: DecideAppealRequest): Promise<void> {
    await this.database.transaction(async (tx) => {
      const appeal = await this.moderation.lockAppeal(tx, appealId);
      if (appeal === null) throw new ProblemError('not_found');
      if (appeal.outcome !== null) throw new ProblemError('changed_meanwhile');
      const isOwn = appeal.firstDecidedBy === acting.accountId;
      if (isOwn && (await this.moderation.countModerators(tx)) > 1) throw new ProblemError('own_decision');
      await this.moderation.decideAppeal(tx, appealId, { outcome, reason, by: acting.accountId });
      const { measureId, noticeId } = appeal;
      if (measureId !== null) await this.moderation.addLetter(tx, 'appeal_decided', { measureId });
      if (noticeId !== null) await this.moderation.addLetter(tx, 'appeal_decided', { noticeId });
      if (outcome === 'reversed') await this.#reverse(tx, acting, appeal, reason);
      await this.audit.write(tx, acting, {
        action: 'appeal_decided',
        target: { kind: 'appeal', id: appealId },
        after: { outcome, reason },
      });
    });
    this.mails.kick();
  }

  /** What was lifted meanwhile stays lifted. */
  async #reverse(tx: Queryable, acting: Acting, appeal: LockedAppealRow, reason: string): Promise<void> {
    const { kind, reviewId, userId, noticeId, measureId, ground } = appeal;
    if (noticeId !== null) {
      await this.moderation.decideNotice(tx, noticeId, { outcome: null, reason: null, ground, by: null });
      return;
    }
    const standing = await this.moderation.lockStanding(tx, kind === 'review_removed' ? { reviewId } : { userId });
    if (kind === 'restaurant_measure' && measureId !== null) await this.moderation.lift(tx, measureId, reason);
    if (standing?.id !== measureId) return;
    if (kind === 'review_removed' && reviewId !== null) {
      await this.measures.restoreReviewWithin(tx, acting, reviewId, reason, null);
    }
    if (kind === 'account_closed' && userId !== null) {
      await this.measures.reopenAccountWithin(tx, acting, userId, reason, null);
    }
  }
}
