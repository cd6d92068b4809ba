import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AdminRestaurantDetailView, AdminUserDetailView } from '../../contracts/admin/admin.ts';
import { AdminsWith } from '../../access/access.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { ProblemError } from '../../http/problem.ts';
import { ReadCapacity } from '../capacity/read-capacity.ts';
import { ReadInfo } from '../restaurants/profile/read-info.ts';
import { DetailsRepository } from './details.repository.ts';
import { toRestaurantDetail, toUserDetail } from './details.view.ts';

/** What the admins' drawers show. */
@ApiTags('admin')
@Controller('api/admin')
@AdminsWith('read')
export class DetailsController {
  constructor(
    private readonly details: DetailsRepository,
    private readonly info: ReadInfo,
    private readonly capacity: ReadCapacity,
  ) {}

  @Get('restaurants/:id')
  @Answers('AdminRestaurantDetail')
  @Refuses('not_found')
  async restaurant(@IdParam() id: number): Promise<AdminRestaurantDetailView> {
    const [row, info, capacity] = await Promise.all([
      this.details.findRestaurant(id),
      this.info.execute(id),
      this.capacity.execute(id),
    ]);
    if (row === null) throw new ProblemError('not_found');
    return toRestaurantDetail(row, info, capacity);
  }

  @Get('users/:id')
  @Answers('AdminUserDetail')
  @Refuses('not_found')
  async user(@IdParam() id: number): Promise<AdminUserDetailView> {
    const row = await this.details.findUser(id);
    if (row === null) throw new ProblemError('not_found');
    return toUserDetail(row);
  }
}
