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
import { PushSubscriptionRepository, type Subscription } from './push/push-subscription.repository.ts';
import { SentNotificationRepository } from './sent/sent-notification.repository.ts';

type NobodyThere = EventOf<'nobody_there'>;

/** Calls the guest to the door where a rider finds nobody. Who does not hear of it while the rider waits is not told any more. */
@Injectable()
export class DoorPushes extends Consequence<NobodyThere> {
  constructor(
    queues: Queues,
    @InjectRepository(Restaurant) private readonly restaurants: Repository<Restaurant>,
    private readonly sent: SentNotificationRepository,
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly push: PushSender,
  ) {
    // From a second to a minute between two tries: the rider waits no longer.
    super(queues, {
      name: 'door-pushes',
      concurrency: 4,
      attempts: 7,
      backoff: { type: 'exponential', delay: 1_000 },
      keptFailed: 100,
    });
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
    const told = await this.sent.recipientsOf(event.eventId);
    const browsers = await this.subscriptions.list(order.id, wantsPush ? order.userId : null);
    const untold = browsers.filter(({ id }) => !told.has(recipientOf(id)));
    await Promise.all(untold.map((browser) => this.#notify(event, order, restaurant.name, browser)));
  }

  async #notify(event: NobodyThere, order: Order, restaurant: string, browser: Subscription): Promise<void> {
    const outcome = await this.push.send(browser.endpoint, browser, {
      title: restaurant,
      body: textOf(order.language, 'push.nobodyThere', { id: order.id, time: formatTime(event.payload.until) }),
      tag: `order-${String(order.id)}`,
      url: orderPath(order.id, browser.isSignedIn ? null : order.shareToken),
      orderId: order.id,
      version: order.version,
      status: order.status,
    });
    if (outcome === 'gone') await this.subscriptions.remove(browser.endpoint);
    else await this.sent.add(event.eventId, recipientOf(browser.id));
  }
}

/** Events of orders have numbers of their own, under which `push:` is used. */
function recipientOf(subscriptionId: number): string {
  return `door:${String(subscriptionId)}`;
}
