import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.ts';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountLink } from '../../entities/accounts/account-link.entity.ts';
import { AccountLinks } from './account-links.ts';
import { AccountLinksRepository } from './account-links.repository.ts';
import { AccountMails } from './account-mails.ts';

@Module({
  imports: [TypeOrmModule.forFeature([AccountLink]), MailModule],
  providers: [AccountLinks, AccountLinksRepository, AccountMails],
  exports: [AccountLinks],
})
export class AccountLinksModule {}
