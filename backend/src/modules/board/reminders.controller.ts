import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { ReminderView } from '../../contracts/admin-board.ts';
import { AdminsWith, CurrentActing } from '../../http/access.ts';
import { IdParam } from '../../http/id-param.ts';
import { Refuses } from '../../http/openapi/problem.schema.ts';
import type { Acting } from '../audit/acting.ts';
import { RemindKitchen } from '../kitchen-watch/remind-kitchen.ts';
import { ReminderSchema } from './board.schema.ts';

@ApiTags('admin')
@Controller('api/admin/orders/:id')
export class RemindersController {
  readonly #remind: RemindKitchen;

  constructor(remind: RemindKitchen) {
    this.#remind = remind;
  }

  /** Asks the restaurant to see to an open order, once a minute at most. */
  @Post('remind')
  @HttpCode(200)
  @AdminsWith('remind')
  @ApiOkResponse({ type: ReminderSchema })
  @Refuses('not_found', 'not_open', 'too_many_requests')
  remind(@IdParam() orderId: number, @CurrentActing() acting: Acting): Promise<ReminderView> {
    return this.#remind.execute(acting, orderId);
  }
}
