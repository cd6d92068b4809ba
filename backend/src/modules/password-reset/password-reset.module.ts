import { Module } from '@nestjs/common';
import { AccountLinksModule } from '../account-links/account-links.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { PasswordResetController } from './password-reset.controller.ts';
import { ResetPassword } from './reset-password.ts';
import { ResetPasswordRepository } from './reset-password.repository.ts';

@Module({
  imports: [AccountLinksModule, AuditModule, AuthModule],
  controllers: [PasswordResetController],
  providers: [ResetPassword, ResetPasswordRepository],
})
export class PasswordResetModule {}
