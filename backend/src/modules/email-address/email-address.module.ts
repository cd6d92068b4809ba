import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { User } from '../../entities/accounts/user.entity.ts';
import { AccountLinksModule } from '../account-links/account-links.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { ConfirmEmail } from './confirm-email.ts';
import { EmailAddressController } from './email-address.controller.ts';
import { EmailAddressRepository } from './email-address.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([User]), AccountLinksModule, AuthModule],
  controllers: [EmailAddressController],
  providers: [ConfirmEmail, EmailAddressRepository],
})
export class EmailAddressModule {}
