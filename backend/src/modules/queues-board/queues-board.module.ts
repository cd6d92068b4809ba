import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { QueuesBoard } from './queues-board.ts';

@Module({ imports: [AuditModule, AuthModule], providers: [QueuesBoard], exports: [QueuesBoard] })
export class QueuesBoardModule {}
