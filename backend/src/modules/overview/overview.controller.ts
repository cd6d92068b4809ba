import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AdminOverviewView } from '../../contracts/admin/admin-overview.ts';
import { AdminsWith } from '../../access/access.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { MayReadReplica } from '../../replica/may-read-replica.ts';
import { OverviewDto } from './overview.dto.ts';
import { OverviewRepository } from './overview.repository.ts';
import { toOverviewView } from './overview.view.ts';

@ApiTags('admin')
@Controller('api/admin/overview')
export class OverviewController {
  constructor(private readonly overview: OverviewRepository) {}

  @Get()
  @MayReadReplica()
  @AdminsWith('read')
  @Answers('AdminOverview')
  @Refuses('validation_failed')
  async read(@Query() { city = null, date = null }: OverviewDto): Promise<AdminOverviewView> {
    return toOverviewView(await this.overview.read(city, date), city);
  }
}
