import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Order } from '../../entities/orders/order.entity.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { NoticesModule } from '../notices/notices.module.ts';
import { RestaurantsModule } from '../restaurants/restaurants.module.ts';
import { DevicePresence } from './device-presence.ts';
import { DeviceWatch } from './device-watch.ts';
import { KitchenWatch } from './kitchen-watch.ts';
import { OrderWarnings } from './order-warnings.ts';
import { PauseUnanswered } from './pause-unanswered.ts';
import { RemindKitchen } from './remind-kitchen.ts';
import { WatchRepository } from './watch.repository.ts';

/** That no order goes unanswered without somebody being told. */
@Module({
  imports: [TypeOrmModule.forFeature([Order]), AuditModule, NoticesModule, RestaurantsModule],
  providers: [
    DevicePresence,
    DeviceWatch,
    KitchenWatch,
    OrderWarnings,
    PauseUnanswered,
    RemindKitchen,
    WatchRepository,
  ],
  exports: [DevicePresence, OrderWarnings, PauseUnanswered, RemindKitchen],
})
export class KitchenWatchModule {}
