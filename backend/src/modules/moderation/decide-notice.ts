import { Injectable } from '@nestjs/common';
import type { NoticeOutcome, NoticeTarget } from '../../contracts/admin/moderation.ts';
import type { DecideNoticeRequest } from '../../contracts/http/requests.gen.ts';
import { Database } from '../../database/connection/database.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Acting } from '../../access/acting.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { ModerationMails } from './moderation-mails.ts';
import { ModerationRepository } from './moderation.repository.ts';
import { TakeMeasures } from './take-measures.ts';

/** Reviews are removed here; dishes and restaurants with the means that there are for them. */
const OUTCOMES_OF: Readonly<Record<NoticeTarget, readonly NoticeOutcome[]>> = {
  review: ['removed', 'kept'],
  dish: ['acted', 'kept'],
  restaurant: ['acted', 'kept'],
};

@Injectable()
export class DecideNotice {
  constructor(
    private readonly database: Database,
    private readonly moderation: ModerationRepository,
    private readonly measures: TakeMeasures,
    private readonly audit: AuditLog,
    private readonly mails: ModerationMails,
  ) {}

  /**
   * Whoever sent the notice is told, and whom a measure hits.
   * @throws ProblemError `not_found`, `changed_meanwhile` where it is decided, `validation_failed`.
   */
  async execute(acting: Acting, noticeId: number, body: DecideNoticeRequest): Promise<void> {
    const { outcome, reason, expectedVersion } = body;
    await this.database.transaction(async (tx) => {
      const notice = await this.moderation.lockNotice(tx, noticeId);
      if (notice === null) throw new ProblemError('not_found');
      const isOutdated = expectedVersion !== undefined && expectedVersion !== notice.version;
      if (notice.outcome !== null || isOutdated) throw new ProblemError('changed_meanwhile');
      if (!OUTCOMES_OF[notice.target].includes(outcome)) throw ProblemError.field('outcome', 'invalid_choice');
      const ground = body.ground ?? notice.ground;
      const grounds = { ground, reason, noticeId };
      if (outcome === 'removed') await this.measures.removeReviewWithin(tx, acting, notice.targetId, grounds);
      if (outcome === 'acted') {
        await this.measures.stateRestaurantMeasure(tx, acting, notice.restaurantId, grounds, notice.content);
      }
      await this.moderation.decideNotice(tx, noticeId, { outcome, reason, ground, by: acting.accountId });
      if (notice.email !== null) await this.moderation.addEmail(tx, 'decided', { noticeId });
      await this.audit.write(tx, acting, {
        action: 'notice_decided',
        target: { kind: 'notice', id: noticeId, name: notice.restaurantName },
        after: { outcome, ground, reason },
      });
    });
    this.mails.kick();
  }
}
