import { Body, Controller, Get, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ContentNoticeReceipt, DecisionView, OwnDecisionView } from '../../contracts/admin/moderation.ts';
import { languageOf } from '../../http/input/accept-language.ts';
import { Anonymous, CurrentAccount, Roles } from '../../access/access.ts';
import { UuidParam } from '../../http/input/id-param.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { ProblemError } from '../../http/problem.ts';
import { Limited } from '../../limits/limited.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { Appeals } from './appeals.ts';
import { AppealDto, ContentNoticeDto } from './moderation.dto.ts';
import { ModerationRepository } from './moderation.repository.ts';
import { toDecisionView, toOwnDecision } from './moderation.view.ts';
import { SubmitNotice } from './submit-notice.ts';

/** For everybody: what somebody finds unlawful here, what became of it, and the complaint about that. */
@ApiTags('moderation')
@Controller('api')
export class ContentNoticesController {
  constructor(
    private readonly submitNotice: SubmitNotice,
    private readonly appeals: Appeals,
    private readonly moderation: ModerationRepository,
  ) {}

  /** Art. 16 DSA. The receipt goes to the e-mail, if there is one. */
  @Post('notices')
  @Anonymous()
  @Limited('content_notice_address')
  @Answers({ 201: 'ContentNoticeReceipt' })
  @Refuses('validation_failed')
  submit(
    @Body() body: ContentNoticeDto,
    @Headers('accept-language') languages: string | undefined,
  ): Promise<ContentNoticeReceipt> {
    return this.submitNotice.execute(body, languageOf(languages));
  }

  /** By the link in the e-mail, which works without an account: also for whoever has none any more. */
  @Get('notices/decisions/:token')
  @Anonymous()
  @Answers('Decision')
  @Refuses('not_found')
  async decision(@UuidParam('token') token: string): Promise<DecisionView> {
    const decision = await this.moderation.findDecision(token);
    if (decision === null) throw new ProblemError('not_found');
    return toDecisionView(decision, await this.moderation.findAppeal(decision));
  }

  /** Art. 20 DSA: once, within six months. */
  @Post('notices/decisions/:token/appeal')
  @HttpCode(200)
  @Anonymous()
  @Limited('content_notice_address')
  @Answers('Decision')
  @Refuses('validation_failed', 'not_found', 'appeal_closed')
  async appeal(@UuidParam('token') token: string, @Body() { text }: AppealDto): Promise<DecisionView> {
    await this.appeals.submit(token, text);
    return this.decision(token);
  }

  /** What was decided about the account that asks. */
  @Get('account/decisions')
  @Roles('customer')
  @Answers(['OwnDecision'])
  async own(@CurrentAccount() { accountId }: SessionAccount): Promise<OwnDecisionView[]> {
    return (await this.moderation.listOwn(accountId)).map(toOwnDecision);
  }
}
