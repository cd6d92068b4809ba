import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { KitchenWatchModule } from '../kitchen-watch/kitchen-watch.module.ts';
import { PosModule } from '../pos/pos.module.ts';
import { BoardController } from './board.controller.ts';
import { BoardRepository } from './board.repository.ts';
import { MarkEntry } from './mark-entry.ts';
import { ReadBoard } from './read-board.ts';
import { RemindersController } from './reminders.controller.ts';
import { SettleJob } from './settle-job.ts';

/** What is stuck, and what can be done about it. */
@Module({
  imports: [AuditModule, KitchenWatchModule, PosModule],
  controllers: [BoardController, RemindersController],
  providers: [BoardRepository, MarkEntry, ReadBoard, SettleJob],
  exports: [ReadBoard],
})
export class BoardModule {}
