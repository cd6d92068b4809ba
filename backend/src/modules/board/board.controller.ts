import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { AdminBoardView } from '../../contracts/admin-board.ts';
import { AdminsWith, CurrentActing } from '../../http/access.ts';
import { IdParam } from '../../http/id-param.ts';
import { Refuses } from '../../http/openapi/problem.schema.ts';
import type { Acting } from '../audit/acting.ts';
import { ResendToTill } from '../pos/resend-to-till.ts';
import { BoardSchema } from './board.schema.ts';
import { ReadBoard } from './read-board.ts';
import { SettleJob } from './settle-job.ts';

@ApiTags('admin')
@Controller('api/admin/board')
export class BoardController {
  readonly #read: ReadBoard;
  readonly #settle: SettleJob;
  readonly #till: ResendToTill;

  constructor(read: ReadBoard, settle: SettleJob, till: ResendToTill) {
    this.#read = read;
    this.#settle = settle;
    this.#till = till;
  }

  @Get()
  @AdminsWith('read')
  @ApiOkResponse({ type: BoardSchema })
  read(): Promise<AdminBoardView> {
    return this.#read.execute();
  }

  @Post('jobs/:queue/:id/retry')
  @HttpCode(204)
  @AdminsWith('resend')
  @ApiNoContentResponse()
  @Refuses('not_found')
  retry(@Param('queue') queue: string, @Param('id') id: string, @CurrentActing() acting: Acting): Promise<void> {
    return this.#settle.execute(acting, queue, id, 'retry');
  }

  @Delete('jobs/:queue/:id')
  @HttpCode(204)
  @AdminsWith('resend')
  @ApiNoContentResponse()
  @Refuses('not_found')
  drop(@Param('queue') queue: string, @Param('id') id: string, @CurrentActing() acting: Acting): Promise<void> {
    return this.#settle.execute(acting, queue, id, 'drop');
  }

  /** Tells a restaurant's till once more of what was given up. */
  @Post('tills/:id/resend')
  @HttpCode(204)
  @AdminsWith('resend')
  @ApiNoContentResponse()
  @Refuses('not_found', 'not_resendable')
  resendToTill(@IdParam() deliveryId: number, @CurrentActing() acting: Acting): Promise<void> {
    return this.#till.executeByAdmin(acting, deliveryId);
  }
}
