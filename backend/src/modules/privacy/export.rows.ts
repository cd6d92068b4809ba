import type { Address } from '../../entities/accounts/address.entity.ts';
import type { Favourite } from '../../entities/accounts/favourite.entity.ts';
import type { Passkey } from '../../entities/accounts/passkey.entity.ts';
import type { Session } from '../../entities/accounts/session.entity.ts';
import type { User } from '../../entities/accounts/user.entity.ts';
import type { PushSubscription } from '../../entities/notifications/push-subscription.entity.ts';
import type { OrderEvent } from '../../entities/orders/order-event.entity.ts';
import type { OrderItem } from '../../entities/orders/order-item.entity.ts';
import type { OrderProblem } from '../../entities/orders/order-problem.entity.ts';
import type { ProblemAnswer } from '../../entities/orders/problem-answer.entity.ts';
import type { Order } from '../../entities/orders/order.entity.ts';
import type { Review } from '../../entities/orders/review.entity.ts';

/** With the name of the restaurant that it is about. */
type Named<Row> = Row & { restaurantName: string };

export interface OrderRow extends Named<Order> {
  items: OrderItem[];
  timeline: OrderEvent[];
}

export interface ProblemRow extends Named<OrderProblem> {
  items: OrderItem[];
  answers: ProblemAnswer[];
}

export interface PersonalData {
  person: User;
  addresses: Address[];
  orders: OrderRow[];
  problems: ProblemRow[];
  reviews: Named<Review>[];
  favourites: Named<Favourite>[];
  push: PushSubscription[];
  passkeys: Passkey[];
  sessions: Session[];
}
