import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../mail/mail.module.ts';
import { User } from '../../entities/accounts/user.entity.ts';
import { PushSubscription } from '../../entities/notifications/push-subscription.entity.ts';
import { SentNotification } from '../../entities/notifications/sent-notification.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { Subscription } from '../../entities/restaurants/subscription.entity.ts';
import { KitchenAlertRepository } from './kitchen/kitchen-alert.repository.ts';
import { DoorPushes } from './door-pushes.ts';
import { KitchenAlerts } from './kitchen-alerts.ts';
import { LoginMails } from './login-mails.ts';
import { NoticeRepository } from './orders/notice.repository.ts';
import { NotificationSettingsRepository } from './notification-settings.repository.ts';
import { NotificationsController } from './notifications.controller.ts';
import { OrderEffects } from './order-effects.ts';
import { OrderEffectsQueue } from './order-effects-queue.ts';
import { PushSender } from './push/push-sender.ts';
import { PushSubscriptionRepository } from './push/push-subscription.repository.ts';
import { RegistrationEffects } from './registration-effects.ts';
import { RegistrationNoticeRepository } from './registrations/registration-notice.repository.ts';
import { RiderPushes } from './rider-pushes.ts';
import { TellBrowsers } from './push/tell-browsers.ts';
import { SentNotificationRepository } from './sent/sent-notification.repository.ts';
import { SubscribeBrowser } from './push/subscribe-browser.ts';

@Module({
  imports: [MailModule, TypeOrmModule.forFeature([PushSubscription, Restaurant, SentNotification, Subscription, User])],
  controllers: [NotificationsController],
  providers: [
    DoorPushes,
    KitchenAlertRepository,
    KitchenAlerts,
    LoginMails,
    NoticeRepository,
    NotificationSettingsRepository,
    OrderEffects,
    OrderEffectsQueue,
    PushSender,
    PushSubscriptionRepository,
    RegistrationEffects,
    RegistrationNoticeRepository,
    RiderPushes,
    TellBrowsers,
    SentNotificationRepository,
    SubscribeBrowser,
  ],
})
export class NotificationsModule {}
