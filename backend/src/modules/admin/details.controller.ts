import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { AdminRestaurantDetailView, AdminUserDetailView } from '../../contracts/admin.ts';
import { AdminsWith } from '../../http/access.ts';
import { IdParam } from '../../http/id-param.ts';
import { Refuses } from '../../http/openapi/problem.schema.ts';
import { ProblemError } from '../../http/problem.ts';
import { ReadLoad } from '../load/read-load.ts';
import { ReadInfo } from '../restaurants/read-info.ts';
import { DetailsRepository } from './details.repository.ts';
import { AdminRestaurantDetailSchema, AdminUserDetailSchema } from './details.schema.ts';
import { toRestaurantDetail, toUserDetail } from './details.view.ts';

/** What the admins' drawers show. */
@ApiTags('admin')
@Controller('api/admin')
@AdminsWith('read')
export class DetailsController {
  readonly #details: DetailsRepository;
  readonly #info: ReadInfo;
  readonly #load: ReadLoad;

  constructor(details: DetailsRepository, info: ReadInfo, load: ReadLoad) {
    this.#details = details;
    this.#info = info;
    this.#load = load;
  }

  @Get('restaurants/:id')
  @ApiOkResponse({ type: AdminRestaurantDetailSchema })
  @Refuses('not_found')
  async restaurant(@IdParam() id: number): Promise<AdminRestaurantDetailView> {
    const [row, info, load] = await Promise.all([
      this.#details.findRestaurant(id),
      this.#info.execute(id),
      this.#load.execute(id),
    ]);
    if (row === null) throw new ProblemError('not_found');
    return toRestaurantDetail(row, info, load);
  }

  @Get('users/:id')
  @ApiOkResponse({ type: AdminUserDetailSchema })
  @Refuses('not_found')
  async user(@IdParam() id: number): Promise<AdminUserDetailView> {
    const row = await this.#details.findUser(id);
    if (row === null) throw new ProblemError('not_found');
    return toUserDetail(row);
  }
}
