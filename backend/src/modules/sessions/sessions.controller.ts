import { Controller, Delete, Get, HttpCode } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { SessionView } from '../../contracts/accounts/sessions.ts';
import { CurrentAccount, KitchenStaff, NeedsRight, RiderStaff, Roles } from '../../access/access.ts';
import { UuidParam } from '../../http/input/id-param.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { ProblemError } from '../../http/problem.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { SessionEnds } from '../auth/sessions/session-ends.ts';
import { SessionsRepository } from './sessions.repository.ts';

/** Where one is signed in, for everybody who is. An ended session's sockets are closed. */
@ApiTags('accounts')
@Controller('api/sessions')
@KitchenStaff()
@RiderStaff()
@NeedsRight('own_account')
@Roles('customer', 'restaurant', 'admin')
export class SessionsController {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly ends: SessionEnds,
  ) {}

  @Get()
  @Answers(['Session'])
  async list(@CurrentAccount() account: SessionAccount): Promise<SessionView[]> {
    const rows = await this.sessions.list(account);
    return rows.map((row) => ({
      id: row.publicId,
      device: row.device,
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      isCurrent: row.id === account.sessionId,
    }));
  }

  /** Ends all sessions but this one. */
  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  async endOthers(@CurrentAccount() account: SessionAccount): Promise<void> {
    for (const id of await this.sessions.endOthers(account)) this.ends.ended.next(id);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Refuses('not_found')
  async end(@CurrentAccount() account: SessionAccount, @UuidParam() id: string): Promise<void> {
    const ended = await this.sessions.end(account, id);
    if (ended === null) throw new ProblemError('not_found');
    this.ends.ended.next(ended);
  }
}
