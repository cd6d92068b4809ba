import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { ParsedTopic } from '../../contracts/events/realtime.ts';
import { DevicePresence } from '../../modules/kitchen-watch/device-presence.ts';
import { SocketHub } from '../sockets/socket-hub.ts';
import type { TischleinSocket } from '../sockets/socket-types.ts';

/** Tells which restaurants have a device that shows their orders. Admins who look on are none. */
@Injectable()
export class KitchenDevices implements OnApplicationBootstrap {
  constructor(
    private readonly hub: SocketHub,
    private readonly presence: DevicePresence,
  ) {}

  onApplicationBootstrap(): void {
    if (this.hub.isServing) this.presence.start();
  }

  joined(socket: TischleinSocket, topic: ParsedTopic): void {
    if (topic.kind !== 'restaurant-orders' || socket.data.account?.role !== 'restaurant') return;
    const { restaurantId } = topic;
    this.presence.joined(restaurantId, socket.id);
    socket.once('disconnect', () => {
      this.presence.left(restaurantId, socket.id);
    });
    // It may have gone while its snapshot was read.
    if (!socket.connected) this.presence.left(restaurantId, socket.id);
  }

  left(socket: TischleinSocket, topic: ParsedTopic): void {
    if (topic.kind === 'restaurant-orders') this.presence.left(topic.restaurantId, socket.id);
  }
}
