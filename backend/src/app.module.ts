import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { EnvironmentModule } from './config/environment.module.ts';
import type { Environment } from './config/environment.ts';
import { DatabaseModule } from './database/database.module.ts';
import { EventsModule } from './events/events.module.ts';
import { LOGGER } from './http/logger.ts';
import { ProblemFilter } from './http/problem.filter.ts';
import { RouteTable } from './http/route-table.ts';
import { DtoPipe } from './http/validation.pipe.ts';
import { AddressesModule } from './modules/addresses/addresses.module.ts';
import { AdminModule } from './modules/admin/admin.module.ts';
import { AuthModule } from './modules/auth/auth.module.ts';
import { CustomersModule } from './modules/customers/customers.module.ts';
import { FavouritesModule } from './modules/favourites/favourites.module.ts';
import { HealthModule } from './modules/health/health.module.ts';
import { MenusModule } from './modules/menus/menus.module.ts';
import { NotificationsModule } from './modules/notifications/notifications.module.ts';
import { OrdersModule } from './modules/orders/orders.module.ts';
import { PrivacyModule } from './modules/privacy/privacy.module.ts';
import { RestaurantsModule } from './modules/restaurants/restaurants.module.ts';
import { ReviewsModule } from './modules/reviews/reviews.module.ts';
import { TranslationsModule } from './modules/translations/translations.module.ts';
import { RealtimeModule } from './realtime/realtime.module.ts';

/** The table of contents. */
const SUBJECTS = [
  AddressesModule,
  AdminModule,
  AuthModule,
  CustomersModule,
  EventsModule,
  FavouritesModule,
  HealthModule,
  MenusModule,
  NotificationsModule,
  OrdersModule,
  PrivacyModule,
  RealtimeModule,
  RestaurantsModule,
  ReviewsModule,
  TranslationsModule,
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
      ],
      exports: [LOGGER, RouteTable],
    };
  }
}
