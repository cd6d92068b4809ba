import { Injectable } from '@nestjs/common';
import type { Language } from '../../contracts/constants.ts';
import { ANONYMOUS_GROUNDS, type ContentNoticeReceipt } from '../../contracts/admin/moderation.ts';
import type { ContentNoticeRequest } from '../../contracts/http/requests.gen.ts';
import { Database } from '../../database/connection/database.ts';
import { type FieldIssue, ProblemError } from '../../http/problem.ts';
import { ModerationMails } from './moderation-mails.ts';
import { ModerationRepository } from './moderation.repository.ts';

@Injectable()
export class SubmitNotice {
  constructor(
    private readonly database: Database,
    private readonly moderation: ModerationRepository,
    private readonly mails: ModerationMails,
  ) {}

  /**
   * Whoever names an e-mail gets a receipt.
   * @throws ProblemError `validation_failed` where nobody says who tells, or guests see no such content.
   */
  async execute(body: ContentNoticeRequest, language: Language): Promise<ContentNoticeReceipt> {
    const { target, targetId, ground, explanation, name = null, email = null } = body;
    const issues: FieldIssue[] = [];
    if (!ANONYMOUS_GROUNDS.includes(ground)) {
      if (name === null) issues.push({ field: 'name', code: 'required' });
      if (email === null) issues.push({ field: 'email', code: 'required' });
    }
    const notice = await this.database.transaction(async (tx) => {
      const found = await this.moderation.findTarget(tx, target, targetId);
      if (found === null) issues.push({ field: 'targetId', code: 'invalid_choice' });
      if (found === null || issues.length > 0) throw new ProblemError('validation_failed', { issues });
      const added = await this.moderation.addNotice(tx, {
        target,
        targetId,
        ...found,
        ground,
        explanation,
        name,
        email,
        language,
      });
      if (email !== null) await this.moderation.addEmail(tx, 'received', { noticeId: added.id });
      return added;
    });
    this.mails.kick();
    return { id: notice.id, token: notice.token };
  }
}
