import { Controller, Delete, Get, HttpCode } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { SessionView } from '../../contracts/sessions.ts';
import { CurrentAccount, KitchenStaff, NeedsRight, Roles } from '../../http/access.ts';
import { UuidParam } from '../../http/id-param.ts';
import { Refuses } from '../../http/openapi/problem.schema.ts';
import { ProblemError } from '../../http/problem.ts';
import type { SessionAccount } from '../auth/session-account.ts';
import { SessionEnds } from '../auth/session-ends.ts';
import { SessionSchema } from './session.schema.ts';
import { SessionsRepository } from './sessions.repository.ts';

/** Where one is signed in, for everybody who is. An ended session's sockets are closed. */
@ApiTags('accounts')
@Controller('api/sessions')
@KitchenStaff()
@NeedsRight('own_account')
@Roles('customer', 'restaurant', 'admin')
export class SessionsController {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly ends: SessionEnds,
  ) {}

  @Get()
  @ApiOkResponse({ type: [SessionSchema] })
  async list(@CurrentAccount() account: SessionAccount): Promise<SessionView[]> {
    const rows = await this.sessions.list(account);
    return rows.map((row) => ({
      id: row.public_id,
      device: row.device,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      isCurrent: row.id === account.sessionId,
    }));
  }

  /** All but this one. */
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
