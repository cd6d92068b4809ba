import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import { AdminsWith, CurrentActing } from '../../access/access.ts';
import type { Acting } from '../../access/acting.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { ResetPassword } from './reset-password.ts';

@ApiTags('admin')
@Controller('api/admin/users/:id/password-reset')
@AdminsWith('send_password_resets')
export class AdminPasswordResetController {
  constructor(private readonly reset: ResetPassword) {}

  /** As the customer could have it sent: to their own mailbox, for 30 minutes. */
  @Post()
  @HttpCode(202)
  @ApiAcceptedResponse({ description: 'The link is on its way to the customer.' })
  @Refuses('not_found', 'too_many_requests', 'unavailable')
  send(@IdParam() userId: number, @CurrentActing() acting: Acting): Promise<void> {
    return this.reset.sendToUser(acting, userId);
  }
}
