import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Restaurant } from '../entities/restaurants/restaurant.entity.ts';
import { AdminModule } from '../modules/admin/admin.module.ts';
import { AuditModule } from '../modules/audit/audit.module.ts';
import { BoardModule } from '../modules/board/board.module.ts';
import { AuthModule } from '../modules/auth/auth.module.ts';
import { KitchenWatchModule } from '../modules/kitchen-watch/kitchen-watch.module.ts';
import { ModerationModule } from '../modules/moderation/moderation.module.ts';
import { OrdersModule } from '../modules/orders/orders.module.ts';
import { RestaurantsModule } from '../modules/restaurants/restaurants.module.ts';
import { RidersModule } from '../modules/riders/riders.module.ts';
import { RiderPositionsModule } from '../modules/rider-positions/rider-positions.module.ts';
import { AdminCountersFeed } from './announcing/admin-counters-feed.ts';
import { AdminBoardFeed } from './announcing/admin-board-feed.ts';
import { AdminModerationFeed } from './announcing/admin-moderation-feed.ts';
import { Announcer } from './announcing/announcer.ts';
import { AsyncApiController } from './asyncapi.controller.ts';
import { ObjectSequencer } from './announcing/object-sequencer.ts';
import { KitchenDevices } from './subscriptions/kitchen-devices.ts';
import { PeerAnnouncements } from './announcing/peer-announcements.ts';
import { RealtimeProcessor } from './announcing/realtime.processor.ts';
import { CitiesHere } from './peers/cities-here.ts';
import { OtherInstances } from './peers/other-instances.ts';
import { Peers } from './peers/peers.ts';
import { RestaurantCities } from './peers/restaurant-cities.ts';
import { OrderPositions } from './positions/order-positions.ts';
import { PositionFeed } from './positions/position-feed.ts';
import { RideChanges } from './positions/ride-changes.ts';
import { RidersOnShift } from './positions/riders-on-shift.ts';
import { SlowReaders } from './sockets/slow-readers.ts';
import { SocketHub } from './sockets/socket-hub.ts';
import { SocketSessions } from './sockets/socket-sessions.ts';
import { RealtimeGateway } from './subscriptions/realtime.gateway.ts';
import { SocketMetrics } from './sockets/socket-metrics.ts';
import { SocketAdapter } from './sockets/socket.adapter.ts';
import { Subscriptions } from './subscriptions/subscriptions.ts';
import { TopicAccess } from './subscriptions/topic-access.ts';

/** From the queue to the screens. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Restaurant]),
    AdminModule,
    BoardModule,
    AuditModule,
    AuthModule,
    KitchenWatchModule,
    ModerationModule,
    OrdersModule,
    RestaurantsModule,
    RidersModule,
    RiderPositionsModule,
  ],
  controllers: [AsyncApiController],
  providers: [
    SocketHub,
    SocketAdapter,
    RealtimeGateway,
    SocketSessions,
    SocketMetrics,
    Peers,
    OtherInstances,
    RestaurantCities,
    CitiesHere,
    AdminBoardFeed,
    AdminCountersFeed,
    AdminModerationFeed,
    Announcer,
    ObjectSequencer,
    KitchenDevices,
    TopicAccess,
    Subscriptions,
    PeerAnnouncements,
    RealtimeProcessor,
    SlowReaders,
    OrderPositions,
    RideChanges,
    RidersOnShift,
    PositionFeed,
  ],
})
export class RealtimeModule {}
