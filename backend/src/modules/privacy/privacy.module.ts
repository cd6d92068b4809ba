import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { DeleteAccount } from './delete-account.ts';
import { PrivacyController } from './privacy.controller.ts';
import { PrivacyRepository } from './privacy.repository.ts';

@Module({
  imports: [AuthModule],
  controllers: [PrivacyController],
  providers: [DeleteAccount, PrivacyRepository],
})
export class PrivacyModule {}
