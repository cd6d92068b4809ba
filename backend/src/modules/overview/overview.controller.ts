import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { AdminOverviewView } from '../../contracts/admin-overview.ts';
import { AdminsWith } from '../../http/access.ts';
import { Refuses } from '../../http/openapi/problem.schema.ts';
import { OverviewDto } from './overview.dto.ts';
import { OverviewRepository } from './overview.repository.ts';
import { OverviewSchema } from './overview.schema.ts';
import { toOverviewView } from './overview.view.ts';

@ApiTags('admin')
@Controller('api/admin/overview')
export class OverviewController {
  readonly #overview: OverviewRepository;

  constructor(overview: OverviewRepository) {
    this.#overview = overview;
  }

  @Get()
  @AdminsWith('read')
  @ApiOkResponse({ type: OverviewSchema })
  @Refuses('validation_failed')
  async read(@Query() { city = null, date = null }: OverviewDto): Promise<AdminOverviewView> {
    return toOverviewView(await this.#overview.read(city, date), city);
  }
}
