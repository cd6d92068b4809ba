import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { User } from '../../entities/accounts/user.entity.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { DeleteAccount } from './delete-account.ts';
import { EraseGuest } from './erase-guest.ts';
import { GuestDataPurge } from './guest-data-purge.ts';
import { GuestDataController } from './guest-data.controller.ts';
import { GuestDataRepository } from './guest-data.repository.ts';
import { PrivacyController } from './privacy.controller.ts';
import { PrivacyRepository } from './privacy.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([User]), AuditModule, AuthModule],
  controllers: [GuestDataController, PrivacyController],
  providers: [DeleteAccount, EraseGuest, GuestDataPurge, GuestDataRepository, PrivacyRepository],
})
export class PrivacyModule {}
