import { Module } from '@nestjs/common';
import { Mailer } from './mail/mailer.ts';
import { NoticeRepository } from './notice.repository.ts';
import { NotificationSettingsRepository } from './notification-settings.repository.ts';
import { NotificationsController } from './notifications.controller.ts';
import { OrderEffects } from './order-effects.ts';
import { PushSender } from './push/push-sender.ts';
import { PushSubscriptionRepository } from './push-subscription.repository.ts';
import { SubscribeBrowser } from './subscribe-browser.ts';

@Module({
  controllers: [NotificationsController],
  providers: [
    Mailer,
    NoticeRepository,
    NotificationSettingsRepository,
    OrderEffects,
    PushSender,
    PushSubscriptionRepository,
    SubscribeBrowser,
  ],
})
export class NotificationsModule {}
