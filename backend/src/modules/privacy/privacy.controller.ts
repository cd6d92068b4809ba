import { Body, Controller, Delete, Get, Header, HttpCode, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AccountExport } from '../../contracts/accounts/account.ts';
import { CurrentAccount, Roles } from '../../access/access.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { ProblemError } from '../../http/problem.ts';
import { Limited } from '../../limits/limited.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { SessionCookie } from '../auth/sessions/session-cookie.ts';
import { DeleteAccount } from './delete-account.ts';
import { toExport } from './export.view.ts';
import { DeleteAccountDto } from './privacy.dto.ts';
import { PrivacyRepository } from './privacy.repository.ts';

@ApiTags('accounts')
@Controller('api/account')
export class PrivacyController {
  constructor(
    private readonly people: PrivacyRepository,
    private readonly deleteAccount: DeleteAccount,
    private readonly cookie: SessionCookie,
  ) {}

  @Get('export')
  @Roles('customer')
  @Limited('export_account')
  @Header('content-disposition', 'attachment; filename="tischlein-export.json"')
  @Answers('AccountExport', 'Everything that is stored about the person.')
  @Refuses('too_many_requests')
  async export(@CurrentAccount() account: SessionAccount): Promise<AccountExport> {
    const data = await this.people.findPersonalData(account.accountId);
    if (data === null) throw new ProblemError('unauthenticated');
    return toExport(data, account.sessionId, new Date());
  }

  @Delete()
  @HttpCode(204)
  @Roles('customer')
  @Limited('password_account')
  @ApiNoContentResponse({ description: 'Erased; orders stay without the person.' })
  @Refuses('validation_failed', 'open_orders', 'too_many_requests', 'unavailable')
  async delete(
    @CurrentAccount() account: SessionAccount,
    @Body() body: DeleteAccountDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.deleteAccount.execute(account.accountId, body.password);
    void reply.header('set-cookie', this.cookie.cleared());
  }
}
