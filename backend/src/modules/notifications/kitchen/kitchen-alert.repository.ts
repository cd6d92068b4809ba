import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository } from 'typeorm';
import type { OrderStatus } from '../../../contracts/orders/order-status.ts';
import { AdminNotice } from '../../../entities/operations/admin-notice.entity.ts';
import { Order } from '../../../entities/orders/order.entity.ts';
import { RestaurantEvent } from '../../../entities/restaurants/restaurant-event.entity.ts';
import { Restaurant } from '../../../entities/restaurants/restaurant.entity.ts';
import type { EventOf } from '../../../events/outbox/domain-event.ts';
import { SentNotificationRepository } from '../sent/sent-notification.repository.ts';

/** What a restaurant is told of beside its screens. */
export type Alert = EventOf<'warning' | 'warning_half' | 'reminder' | 'notice'>;

/** What a restaurant may be told that does not answer, as things are now. */
export interface KitchenAlert {
  restaurant: Restaurant;
  /** Whether it is still so: the order waits, is open when it is about a reminder, or the notice stands. */
  isCurrent: boolean;
  /** Only a warning has it. */
  order: Order | null;
  /** Whether the restaurant was warned of this order before. */
  isRepeated: boolean;
  /** `kitchen`: by e-mail; `kitchen:` and the subscription's id. */
  told: ReadonlySet<string>;
}

const UNANSWERED: readonly OrderStatus[] = ['pending'];
const OPEN: readonly OrderStatus[] = ['pending', 'preparing', 'delivering'];

@Injectable()
export class KitchenAlertRepository {
  constructor(
    @InjectRepository(Restaurant) private readonly restaurants: Repository<Restaurant>,
    private readonly sent: SentNotificationRepository,
  ) {}

  /** Null when the restaurant is gone. */
  async find({ eventId, kind, payload }: Alert): Promise<KitchenAlert | null> {
    const { manager } = this.restaurants;
    const { restaurantId } = payload;
    const restaurant = await this.restaurants.findOneBy({ id: restaurantId });
    if (restaurant === null) return null;
    const told = await this.sent.recipientsOf(eventId);
    if (!('step' in payload)) {
      const isCurrent = await manager.existsBy(AdminNotice, { id: payload.id, resolvedAt: IsNull() });
      return { restaurant, isCurrent, order: null, isRepeated: false, told };
    }
    const { orderId } = payload;
    const order = await manager.findOneBy(Order, { id: orderId });
    const isCurrent = order !== null && (kind === 'reminder' ? OPEN : UNANSWERED).includes(order.status);
    const first = { restaurantId, kind: 'warning', version: 1, objectId: orderId, id: Not(String(eventId)) } as const;
    return { restaurant, isCurrent, order, isRepeated: await manager.existsBy(RestaurantEvent, first), told };
  }
}
