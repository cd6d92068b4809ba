import { Module } from '@nestjs/common';
import { AuditLog } from './audit-log.ts';
import { AuditController } from './audit.controller.ts';
import { AuditRepository } from './audit.repository.ts';
import { RefusedAttempts } from './refused-attempts.ts';

@Module({
  controllers: [AuditController],
  providers: [AuditLog, AuditRepository, RefusedAttempts],
  exports: [AuditLog, RefusedAttempts],
})
export class AuditModule {}
