import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { AdminBoardView } from '../../contracts/admin/admin-board.ts';
import { AdminsWith, CurrentActing } from '../../access/access.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import type { Acting } from '../../access/acting.ts';
import { ResendToPos } from '../pos/deliveries/resend-to-pos.ts';
import { BoardMarkDto } from './board-mark.dto.ts';
import { MarkEntry } from './mark-entry.ts';
import { ReadBoard } from './read-board.ts';
import { SettleJob } from './settle-job.ts';

@ApiTags('admin')
@Controller('api/admin/board')
export class BoardController {
  constructor(
    private readonly readBoard: ReadBoard,
    private readonly settle: SettleJob,
    private readonly markEntry: MarkEntry,
    private readonly pos: ResendToPos,
  ) {}

  @Get()
  @AdminsWith('read')
  @Answers('AdminBoard')
  read(): Promise<AdminBoardView> {
    return this.readBoard.execute();
  }

  /** Says to the other admins who is on an entry, lets it rest, or adds a note. Answers with the board. */
  @Put('marks')
  @AdminsWith('mark_board')
  @Answers('AdminBoard')
  @Refuses('validation_failed', 'not_found')
  async mark(@CurrentActing() { accountId }: Acting, @Body() body: BoardMarkDto): Promise<AdminBoardView> {
    await this.markEntry.execute(accountId, body);
    return this.read();
  }

  @Post('jobs/:queue/:id/retry')
  @HttpCode(204)
  @AdminsWith('resend')
  @ApiNoContentResponse()
  @Refuses('not_found')
  retry(@Param('queue') queue: string, @Param('id') id: string, @CurrentActing() acting: Acting): Promise<void> {
    return this.settle.execute(acting, queue, id, 'retry');
  }

  @Delete('jobs/:queue/:id')
  @HttpCode(204)
  @AdminsWith('resend')
  @ApiNoContentResponse()
  @Refuses('not_found')
  drop(@Param('queue') queue: string, @Param('id') id: string, @CurrentActing() acting: Acting): Promise<void> {
    return this.settle.execute(acting, queue, id, 'drop');
  }

  /** Tells a restaurant's POS once more of what was given up. */
  @Post('tills/:id/resend')
  @HttpCode(204)
  @AdminsWith('resend')
  @ApiNoContentResponse()
  @Refuses('not_found', 'not_resendable')
  resendToPos(@IdParam() deliveryId: number, @CurrentActing() acting: Acting): Promise<void> {
    return this.pos.executeByAdmin(acting, deliveryId);
  }
}
