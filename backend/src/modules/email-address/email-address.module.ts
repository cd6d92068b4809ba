import { Module } from '@nestjs/common';
import { AccountLinksModule } from '../account-links/account-links.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { ConfirmEmail } from './confirm-email.ts';
import { EmailAddressController } from './email-address.controller.ts';
import { EmailAddressRepository } from './email-address.repository.ts';

@Module({
  imports: [AccountLinksModule, AuthModule],
  controllers: [EmailAddressController],
  providers: [ConfirmEmail, EmailAddressRepository],
})
export class EmailAddressModule {}
