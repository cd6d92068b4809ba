import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AuditView } from '../../contracts/admin/audit.ts';
import { AdminsWith } from '../../access/access.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { beforeIdOf, limitOf, Links, PageLinks } from '../../http/input/pagination.ts';
import { MayReadReplica } from '../../replica/may-read-replica.ts';
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
  @MayReadReplica()
  @Answers(['Audit'])
  @Refuses('validation_failed')
  async list(@Query() query: AuditQueryDto, @Links() links: PageLinks): Promise<AuditView[]> {
    const read = await this.audit.list(query, beforeIdOf(query), limitOf(query) + 1);
    return links.cut(read.map(toAuditView), query);
  }
}
