import { Module } from '@nestjs/common';
import { AdminModule } from '../modules/admin/admin.module.ts';
import { AuditModule } from '../modules/audit/audit.module.ts';
import { BoardModule } from '../modules/board/board.module.ts';
import { AuthModule } from '../modules/auth/auth.module.ts';
import { KitchenWatchModule } from '../modules/kitchen-watch/kitchen-watch.module.ts';
import { ModerationModule } from '../modules/moderation/moderation.module.ts';
import { OrdersModule } from '../modules/orders/orders.module.ts';
import { RestaurantsModule } from '../modules/restaurants/restaurants.module.ts';
import { AdminCountersFeed } from './admin-counters-feed.ts';
import { AdminBoardFeed } from './admin-board-feed.ts';
import { AdminModerationFeed } from './admin-moderation-feed.ts';
import { Announcer } from './announcer.ts';
import { AsyncApiController } from './asyncapi.controller.ts';
import { EventLines } from './event-lines.ts';
import { KitchenDevices } from './kitchen-devices.ts';
import { RealtimeProcessor } from './realtime.processor.ts';
import { SlowReaders } from './slow-readers.ts';
import { SocketCensus } from './socket-census.ts';
import { SocketFigures } from './socket-figures.ts';
import { SocketHub } from './socket-hub.ts';
import { SocketSessions } from './socket-sessions.ts';
import { Subscriptions } from './subscriptions.ts';
import { TopicAccess } from './topic-access.ts';

/** From the queue to the screens. */
@Module({
  imports: [
    AdminModule,
    BoardModule,
    AuditModule,
    AuthModule,
    KitchenWatchModule,
    ModerationModule,
    OrdersModule,
    RestaurantsModule,
  ],
  controllers: [AsyncApiController],
  providers: [
    SocketHub,
    SocketSessions,
    SocketCensus,
    AdminBoardFeed,
    AdminCountersFeed,
    AdminModerationFeed,
    Announcer,
    EventLines,
    KitchenDevices,
    TopicAccess,
    Subscriptions,
    RealtimeProcessor,
    SocketFigures,
    SlowReaders,
  ],
})
export class RealtimeModule {}
