import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { AccountLinksPurge } from './account-links-purge.ts';
import { AccountLinks } from './account-links.ts';
import { AccountLinksRepository } from './account-links.repository.ts';
import { AccountMails } from './account-mails.ts';

@Module({
  imports: [NotificationsModule],
  providers: [AccountLinks, AccountLinksPurge, AccountLinksRepository, AccountMails],
  exports: [AccountLinks],
})
export class AccountLinksModule {}
