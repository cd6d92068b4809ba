import { Module } from '@nestjs/common';
import { KitchenAlertRepository } from './kitchen-alert.repository.ts';
import { KitchenAlerts } from './kitchen-alerts.ts';
import { LoginLetters } from './login-letters.ts';
import { Mailer } from './mail/mailer.ts';
import { NoticeRepository } from './notice.repository.ts';
import { NotificationSettingsRepository } from './notification-settings.repository.ts';
import { NotificationsController } from './notifications.controller.ts';
import { OrderEffects } from './order-effects.ts';
import { PushSender } from './push/push-sender.ts';
import { PushSubscriptionRepository } from './push-subscription.repository.ts';
import { RegistrationEffects } from './registration-effects.ts';
import { RegistrationNoticeRepository } from './registration-notice.repository.ts';
import { SubscribeBrowser } from './subscribe-browser.ts';

@Module({
  controllers: [NotificationsController],
  providers: [
    KitchenAlertRepository,
    KitchenAlerts,
    LoginLetters,
    Mailer,
    NoticeRepository,
    NotificationSettingsRepository,
    OrderEffects,
    PushSender,
    PushSubscriptionRepository,
    RegistrationEffects,
    RegistrationNoticeRepository,
    SubscribeBrowser,
  ],
  exports: [Mailer],
})
export class NotificationsModule {}
