import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuditView } from '../../contracts/audit.ts';
import { AdminsWith } from '../../http/access.ts';
import { Refuses } from '../../http/openapi/problem.schema.ts';
import { beforeIdOf, cutPage, limitOf, linkNext } from '../../http/pagination.ts';
import { AuditQueryDto } from './audit.dto.ts';
import { AuditRepository } from './audit.repository.ts';
import { AuditSchema } from './audit.schema.ts';
import { toAuditView } from './audit.view.ts';

@ApiTags('admin')
@Controller('api/admin/audit')
@AdminsWith('read_audit')
export class AuditController {
  readonly #audit: AuditRepository;

  constructor(audit: AuditRepository) {
    this.#audit = audit;
  }

  /** Newest first. */
  @Get()
  @ApiOkResponse({ type: [AuditSchema] })
  @Refuses('validation_failed')
  async list(
    @Query() query: AuditQueryDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditView[]> {
    const read = await this.#audit.list(query, beforeIdOf(query), limitOf(query) + 1);
    const { rows, nextId } = cutPage(read.map(toAuditView), query);
    linkNext(request, reply, nextId);
    return rows;
  }
}
