import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { AdminAccountsController } from './admin-accounts.controller.ts';
import { AdminAccountsRepository } from './admin-accounts.repository.ts';
import { ManageAdmins } from './manage-admins.ts';

@Module({
  imports: [AuditModule, AuthModule],
  controllers: [AdminAccountsController],
  providers: [AdminAccountsRepository, ManageAdmins],
})
export class AdminAccountsModule {}
