import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AdminReminderView } from '../../contracts/admin/admin-board.ts';
import { AdminsWith, CurrentActing } from '../../access/access.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import type { Acting } from '../../access/acting.ts';
import { RemindKitchen } from '../kitchen-watch/remind-kitchen.ts';

@ApiTags('admin')
@Controller('api/admin/orders/:id')
export class RemindersController {
  constructor(private readonly remindKitchen: RemindKitchen) {}

  /** Asks the restaurant to see to an open order, once a minute at most. */
  @Post('remind')
  @HttpCode(200)
  @AdminsWith('remind')
  @Answers('AdminReminder')
  @Refuses('not_found', 'not_open', 'too_many_requests')
  remind(@IdParam() orderId: number, @CurrentActing() acting: Acting): Promise<AdminReminderView> {
    return this.remindKitchen.execute(acting, orderId);
  }
}
