import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { EnvironmentModule } from './config/environment.module.ts';
import type { Environment } from './config/environment.ts';
import { DatabaseModule } from './database/connection/database.module.ts';
import { DemoModule } from './demo/demo.module.ts';
import { EventsModule } from './events/events.module.ts';
import { DtoPipe } from './http/bodies/validation.pipe.ts';
import { PortListeners } from './http/port-listeners.ts';
import { LOGGER } from './http/logger.ts';
import { ProblemFilter } from './http/answers/problem.filter.ts';
import { RouteTable } from './http/answers/route-table.ts';
import { LimitsModule } from './limits/limits.module.ts';
import { AccountLinksModule } from './modules/account-links/account-links.module.ts';
import { AddressesModule } from './modules/addresses/addresses.module.ts';
import { AdminAccountsModule } from './modules/admin-accounts/admin-accounts.module.ts';
import { AdminCityModule } from './modules/admin-city/admin-city.module.ts';
import { AdminModule } from './modules/admin/admin.module.ts';
import { AuditModule } from './modules/audit/audit.module.ts';
import { AuthModule } from './modules/auth/auth.module.ts';
import { BoardModule } from './modules/board/board.module.ts';
import { CustomersModule } from './modules/customers/customers.module.ts';
import { DeliveryModule } from './modules/delivery/delivery.module.ts';
import { EmailAddressModule } from './modules/email-address/email-address.module.ts';
import { FavouritesModule } from './modules/favourites/favourites.module.ts';
import { HealthModule } from './modules/health/health.module.ts';
import { ImagesModule } from './modules/images/images.module.ts';
import { KitchenWatchModule } from './modules/kitchen-watch/kitchen-watch.module.ts';
import { CapacityModule } from './modules/capacity/capacity.module.ts';
import { MenusModule } from './modules/menus/menus.module.ts';
import { ModerationModule } from './modules/moderation/moderation.module.ts';
import { NoticesModule } from './modules/notices/notices.module.ts';
import { NotificationsModule } from './modules/notifications/notifications.module.ts';
import { OperatorModule } from './modules/operator/operator.module.ts';
import { OrderMonthsModule } from './modules/order-months/order-months.module.ts';
import { OrderProblemsModule } from './modules/order-problems/order-problems.module.ts';
import { OrdersModule } from './modules/orders/orders.module.ts';
import { OverviewModule } from './modules/overview/overview.module.ts';
import { PasswordResetModule } from './modules/password-reset/password-reset.module.ts';
import { PasskeysModule } from './modules/passkeys/passkeys.module.ts';
import { PaymentsModule } from './modules/payments/payments.module.ts';
import { PrivacyModule } from './modules/privacy/privacy.module.ts';
import { QueuesBoardModule } from './modules/queues-board/queues-board.module.ts';
import { RegistrationModule } from './modules/registration/registration.module.ts';
import { ReportsModule } from './modules/reports/reports.module.ts';
import { RestaurantsModule } from './modules/restaurants/restaurants.module.ts';
import { ReviewsModule } from './modules/reviews/reviews.module.ts';
import { RidersModule } from './modules/riders/riders.module.ts';
import { SessionsModule } from './modules/sessions/sessions.module.ts';
import { SettingsModule } from './modules/settings/settings.module.ts';
import { TranslationsModule } from './modules/translations/translations.module.ts';
import { WelcomeModule } from './modules/welcome/welcome.module.ts';
import { PublicReadsModule } from './public-reads/public-reads.module.ts';
import { RealtimeModule } from './realtime/realtime.module.ts';
import { ReplicaModule } from './replica/replica.module.ts';
import { TimingModule } from './timing/timing.module.ts';
import { TelemetryModule } from './telemetry/telemetry.module.ts';

/** The modules of the product, in alphabetical order. */
const SUBJECTS = [
  AccountLinksModule,
  AddressesModule,
  AdminAccountsModule,
  AdminCityModule,
  AdminModule,
  AuditModule,
  AuthModule,
  BoardModule,
  CustomersModule,
  DeliveryModule,
  DemoModule,
  EmailAddressModule,
  EventsModule,
  FavouritesModule,
  HealthModule,
  ImagesModule,
  KitchenWatchModule,
  LimitsModule,
  CapacityModule,
  MenusModule,
  ModerationModule,
  NoticesModule,
  NotificationsModule,
  OperatorModule,
  OrderProblemsModule,
  OrdersModule,
  OrderMonthsModule,
  OverviewModule,
  PasswordResetModule,
  PasskeysModule,
  PaymentsModule,
  PrivacyModule,
  PublicReadsModule,
  QueuesBoardModule,
  RealtimeModule,
  RegistrationModule,
  ReplicaModule,
  ReportsModule,
  RestaurantsModule,
  ReviewsModule,
  RidersModule,
  SessionsModule,
  SettingsModule,
  TelemetryModule,
  TimingModule,
  TranslationsModule,
  WelcomeModule,
];

@Global()
@Module({})
export class AppModule {
  static of(environment: Environment, dataSource: DataSource, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [EnvironmentModule.of(environment), DatabaseModule.of(dataSource), ...SUBJECTS],
      providers: [
        { provide: LOGGER, useValue: logger },
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_PIPE, useClass: DtoPipe },
        RouteTable,
        PortListeners,
      ],
      exports: [LOGGER, RouteTable, PortListeners],
    };
  }
}
