import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { User } from '../../entities/accounts/user.entity.ts';
import { AccountLinksModule } from '../account-links/account-links.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { AdminPasswordResetController } from './admin-password-reset.controller.ts';
import { PasswordResetController } from './password-reset.controller.ts';
import { ResetPassword } from './reset-password.ts';
import { ResetPasswordRepository } from './reset-password.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([User]), AccountLinksModule, AuditModule, AuthModule],
  controllers: [AdminPasswordResetController, PasswordResetController],
  providers: [ResetPassword, ResetPasswordRepository],
})
export class PasswordResetModule {}
