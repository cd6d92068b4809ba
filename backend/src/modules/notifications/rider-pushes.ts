import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { isFinal } from '../../contracts/orders/order-status.ts';
import { Order } from '../../entities/orders/order.entity.ts';
import { OrderEvent } from '../../entities/orders/order-event.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { Consequence } from '../../events/consequence.ts';
import type { DomainEvent, OrderChanged } from '../../events/outbox/domain-event.ts';
import { Queues } from '../../events/queues/queues.ts';
import { textOf } from '../../texts/catalogue.ts';
import { oneLine } from './orders/notice.ts';
import { PushSender } from './push/push-sender.ts';
import { PushSubscriptionRepository } from './push/push-subscription.repository.ts';
import { AT_THE_DOOR, TellBrowsers } from './push/tell-browsers.ts';

/** Tells a rider of an order that the kitchen gave them or took from them, and of one that is cancelled while they have it. */
@Injectable()
export class RiderPushes extends Consequence<OrderChanged> {
  constructor(
    queues: Queues,
    @InjectRepository(Restaurant) private readonly restaurants: Repository<Restaurant>,
    private readonly browsers: TellBrowsers,
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly push: PushSender,
  ) {
    super(queues, { name: 'rider-pushes', ...AT_THE_DOOR });
  }

  follow(events: readonly DomainEvent[]): Promise<void> {
    return this.addJobs(
      events
        .filter((event) => event.kind === 'order')
        .filter(isForRider)
        .map((event) => ({ name: event.status, data: event, jobId: `rider-${String(event.eventId)}` })),
    );
  }

  async handle(event: OrderChanged): Promise<void> {
    const { orderId, riderId, version } = event;
    if (this.push.publicKey === null) return;
    const { manager } = this.restaurants;
    const order = await manager.findOneBy(Order, { id: orderId });
    const isCancelled = event.status === 'cancelled';
    // There is nothing left to bring.
    if (order === null || isFinal(order.status) !== isCancelled) return;
    const before = isCancelled ? null : await manager.findOneBy(OrderEvent, { orderId, version: version - 1 });
    const previousId = before?.riderId ?? null;
    // The kitchen does more with an order than to give it to somebody. And what was given or taken may have changed again meanwhile.
    if (!isCancelled && previousId === riderId) return;
    if (previousId !== null && order.riderId !== previousId) await this.#tell(event, order, previousId, 'taken');
    if (riderId !== null && order.riderId === riderId) {
      await this.#tell(event, order, riderId, isCancelled ? 'cancelled' : 'assigned');
    }
  }

  async #tell(
    { eventId, orderId, version }: OrderChanged,
    order: Order,
    riderId: number,
    what: 'assigned' | 'cancelled' | 'taken',
  ): Promise<void> {
    const restaurant = await this.restaurants.findOneByOrFail({ id: order.restaurantId });
    const browsers = await this.subscriptions.listOfRider(riderId);
    await this.browsers.tell({ eventId, as: 'rider' }, browsers, () => ({
      title: restaurant.name,
      body: textOf(restaurant.language, `push.rider.${what}`, {
        id: orderId,
        address: oneLine(order.deliveryAddress ?? ''),
      }),
      tag: `ride-${String(orderId)}`,
      url: '/rider',
      orderId,
      version,
      status: null,
    }));
  }
}

function isForRider({ riderId, by, status, previousStatus }: OrderChanged): boolean {
  if (status === 'cancelled') return riderId !== null && by !== 'rider';
  return by === 'restaurant' && status === previousStatus;
}
