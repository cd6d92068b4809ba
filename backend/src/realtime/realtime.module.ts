import { Module } from '@nestjs/common';
import { AdminModule } from '../modules/admin/admin.module.ts';
import { AuthModule } from '../modules/auth/auth.module.ts';
import { OrdersModule } from '../modules/orders/orders.module.ts';
import { RestaurantsModule } from '../modules/restaurants/restaurants.module.ts';
import { AdminCountersFeed } from './admin-counters-feed.ts';
import { Announcer } from './announcer.ts';
import { AsyncApiController } from './asyncapi.controller.ts';
import { RealtimeProcessor } from './realtime.processor.ts';
import { SocketCensus } from './socket-census.ts';
import { SocketHub } from './socket-hub.ts';
import { SocketSessions } from './socket-sessions.ts';
import { Subscriptions } from './subscriptions.ts';
import { TopicAccess } from './topic-access.ts';

/** From the queue to the screens. */
@Module({
  imports: [AdminModule, AuthModule, OrdersModule, RestaurantsModule],
  controllers: [AsyncApiController],
  providers: [
    SocketHub,
    SocketSessions,
    SocketCensus,
    AdminCountersFeed,
    Announcer,
    TopicAccess,
    Subscriptions,
    RealtimeProcessor,
  ],
})
export class RealtimeModule {}
