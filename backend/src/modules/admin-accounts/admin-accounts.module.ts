import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminUser } from '../../entities/accounts/admin-user.entity.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { AdminAccountsController } from './admin-accounts.controller.ts';
import { AdminAccountsRepository } from './admin-accounts.repository.ts';
import { ManageAdmins } from './manage-admins.ts';

@Module({
  imports: [TypeOrmModule.forFeature([AdminUser]), AuditModule, AuthModule],
  controllers: [AdminAccountsController],
  providers: [AdminAccountsRepository, ManageAdmins],
})
export class AdminAccountsModule {}
