import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { User } from '../../entities/accounts/user.entity.ts';
import { Order } from '../../entities/orders/order.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { Consequence } from '../../events/consequence.ts';
import type { DomainEvent, EventOf } from '../../events/outbox/domain-event.ts';
import { Queues } from '../../events/queues/queues.ts';
import { formatTime } from '../../money/formats.ts';
import { textOf } from '../../texts/catalogue.ts';
import { orderPath } from './orders/notice.ts';
import { PushSender } from './push/push-sender.ts';
import { PushSubscriptionRepository } from './push/push-subscription.repository.ts';
import { AT_THE_DOOR, TellBrowsers } from './push/tell-browsers.ts';

type NobodyThere = EventOf<'nobody_there'>;

/** Calls the guest to the door where a rider finds nobody. Who does not hear of it while the rider waits is not told any more. */
@Injectable()
export class DoorPushes extends Consequence<NobodyThere> {
  constructor(
    queues: Queues,
    @InjectRepository(Restaurant) private readonly restaurants: Repository<Restaurant>,
    private readonly browsers: TellBrowsers,
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly push: PushSender,
  ) {
    super(queues, { name: 'door-pushes', ...AT_THE_DOOR });
  }

  follow(events: readonly DomainEvent[]): Promise<void> {
    return this.addJobs(
      events
        .filter((event) => event.kind === 'nobody_there')
        .map((event) => ({ name: event.kind, data: event, jobId: `door-${String(event.eventId)}` })),
    );
  }

  async handle(event: NobodyThere): Promise<void> {
    if (this.push.publicKey === null || Date.parse(event.payload.until) < Date.now()) return;
    const { manager } = this.restaurants;
    const order = await manager.findOneBy(Order, { id: event.payload.orderId });
    // Meanwhile somebody opened, or the order goes another way.
    if (order?.status !== 'delivering' || order.nobodyThereAt === null) return;
    const restaurant = await this.restaurants.findOneByOrFail({ id: order.restaurantId });
    const wantsPush = order.userId !== null && (await manager.existsBy(User, { id: order.userId, notifyPush: true }));
    const browsers = await this.subscriptions.list(order.id, wantsPush ? order.userId : null);
    await this.browsers.tell({ eventId: event.eventId, as: 'door' }, browsers, ({ isSignedIn }) => ({
      title: restaurant.name,
      body: textOf(order.language, 'push.nobodyThere', { id: order.id, time: formatTime(event.payload.until) }),
      tag: `order-${String(order.id)}`,
      url: orderPath(order.id, isSignedIn ? null : order.shareToken),
      orderId: order.id,
      version: order.version,
      status: order.status,
    }));
  }
}
