import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../database/connection/database.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Acting } from '../../access/acting.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { isOpenToAppeal } from './appeal-terms.ts';
import { ModerationMails } from './moderation-mails.ts';
import { type LockedAppeal, ModerationRepository } from './moderation.repository.ts';
import { TakeMeasures } from './take-measures.ts';
import type { DecideAppealRequest } from '../../contracts/http/requests.gen.ts';

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
    if (!(await this.moderation.addAppeal(decision, text))) throw new ProblemError('appeal_closed');
  }

  /**
   * A measure that does not hold is taken back; a notice comes up for another decision.
   * @throws ProblemError `not_found`, `changed_meanwhile` where it is decided, `own_decision`.
   */
  async decide(acting: Acting, appealId: number, { outcome, reason }: DecideAppealRequest): Promise<void> {
    await this.database.transaction(async (tx) => {
      const locked = await this.moderation.lockAppeal(tx, appealId);
      if (locked === null) throw new ProblemError('not_found');
      const { appeal, measure, notice } = locked;
      if (appeal.outcome !== null) throw new ProblemError('changed_meanwhile');
      const isOwn = (measure ?? notice)?.decidedBy === acting.accountId;
      if (isOwn && (await this.moderation.countModerators(tx.manager)) > 1) throw new ProblemError('own_decision');
      await this.moderation.decideAppeal(tx, appealId, { outcome, reason, by: acting.accountId });
      if (measure !== null) await this.moderation.addEmail(tx, 'appeal_decided', { measureId: measure.id });
      if (notice !== null) await this.moderation.addEmail(tx, 'appeal_decided', { noticeId: notice.id });
      if (outcome === 'reversed') await this.#reverse(tx, acting, locked, reason);
      await this.audit.write(tx, acting, {
        action: 'appeal_decided',
        target: { kind: 'appeal', id: appealId },
        after: { outcome, reason },
      });
    });
    this.mails.kick();
  }

  /** What was lifted meanwhile stays lifted. */
  async #reverse(tx: Transaction, acting: Acting, { measure, notice }: LockedAppeal, reason: string): Promise<void> {
    if (notice !== null) {
      const { id, ground } = notice;
      await this.moderation.decideNotice(tx, id, { outcome: null, reason: null, ground, by: null });
    }
    if (measure === null) return;
    const { id, kind, reviewId, userId } = measure;
    if (kind === 'restaurant_measure') await this.moderation.lift(tx, id, reason);
    if (kind === 'review_removed' && reviewId !== null) {
      const standing = await this.moderation.lockStanding(tx, { kind, reviewId });
      if (standing?.id === id) await this.measures.restoreReviewWithin(tx, acting, reviewId, reason, null);
    }
    if (kind === 'account_closed' && userId !== null) {
      const standing = await this.moderation.lockStanding(tx, { kind, userId });
      if (standing?.id === id) await this.measures.reopenAccountWithin(tx, acting, userId, reason, null);
    }
  }
}
