import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuditView } from '../../contracts/admin/audit.ts';
import { AdminsWith } from '../../access/access.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { beforeIdOf, cutPage, limitOf, linkNext } from '../../http/input/pagination.ts';
import { AuditQueryDto } from './audit.dto.ts';
import { AuditRepository } from './audit.repository.ts';
import { toAuditView } from './audit.view.ts';

@ApiTags('admin')
@Controller('api/admin/audit')
@AdminsWith('read_audit')
export class AuditController {
  constructor(private readonly audit: AuditRepository) {}

  /** The newest comes first. */
  @Get()
  @Answers(['Audit'])
  @Refuses('validation_failed')
  async list(
    @Query() query: AuditQueryDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditView[]> {
    const read = await this.audit.list(query, beforeIdOf(query), limitOf(query) + 1);
    const { rows, nextId } = cutPage(read.map(toAuditView), query);
    linkNext(request, reply, nextId);
    return rows;
  }
}
