import { In, IsNull, Not } from 'typeorm';
import { NO_WISHES, WISHES } from '../../contracts/orders/order-wishes.ts';
import type { Transaction } from '../../database/connection/database.ts';
import { ContentNotice } from '../../entities/moderation/content-notice.entity.ts';
import { ModerationAppeal } from '../../entities/moderation/moderation-appeal.entity.ts';
import { ModerationMeasure } from '../../entities/moderation/moderation-measure.entity.ts';
import { PushSubscription } from '../../entities/notifications/push-subscription.entity.ts';
import { OrderPromise } from '../../entities/orders/order-promise.entity.ts';
import { OrderProblem } from '../../entities/orders/order-problem.entity.ts';
import { ProblemAnswer } from '../../entities/orders/problem-answer.entity.ts';
import { OrderItem } from '../../entities/orders/order-item.entity.ts';
import { Order } from '../../entities/orders/order.entity.ts';
import { Review } from '../../entities/orders/review.entity.ts';
import { UnconfirmedOrder } from '../../entities/orders/unconfirmed-order.entity.ts';

/** In the place of what somebody typed and a column wants a text for. */
const BLANK = '—';

/** Whatever was said in the customer's own words. */
const WITHOUT_WISHES: Partial<Order> = Object.fromEntries(
  WISHES.filter((wish) => NO_WISHES[wish] === null).map((wish) => [wish, null]),
);

/**
 * Takes the person out of orders: whatever was typed, the browsers that are notified, every key and link, and what a review,
 * the moderation's copies of it and reported problems say. What stays is what § 147 AO asks for: what was sold, when, by whom, for how much and
 * how it was paid; and the stars. Whoever calls it has locked the orders. Neither their versions nor the times of their
 * statuses change.
 */
export async function blankOrders({ manager }: Transaction, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  const orderId = In(orderIds);
  await manager.update(OrderItem, { orderId, notes: Not(IsNull()) }, { notes: null });
  await manager.delete(PushSubscription, { orderId });
  // How long the ride was to take tells how far away the door is.
  await manager.delete(OrderPromise, { orderId });
  // The row stays, so that the link in the e-mail does not say that the order was never confirmed.
  const unconfirmed = { request: null, idempotencyKey: () => 'gen_random_uuid()::text' };
  await manager.update(UnconfirmedOrder, { orderId }, unconfirmed);
  // The restaurant's answer goes with what it answers: it quotes, and calls people by their names.
  const said = [{ text: Not(IsNull()) }, { answer: Not(IsNull()) }].map((one) => ({ ...one, orderId }));
  await manager.update(Review, said, { text: null, answer: null, answeredAt: null });
  const problems = await manager.find(OrderProblem, { select: { id: true }, where: { orderId } });
  await manager.delete(ProblemAnswer, { problemId: In(idsOf(problems)) });
  await manager.update(OrderProblem, { orderId, text: Not(IsNull()) }, { text: null });
  const reviews = In(idsOf(await manager.find(Review, { select: { id: true }, where: { orderId } })));
  const content = Not(IsNull());
  await manager.update(ModerationMeasure, { reviewId: reviews, content }, { content: null });
  const measures = await manager.find(ModerationMeasure, { select: { id: true }, where: { reviewId: reviews } });
  await manager.update(ModerationAppeal, { measureId: In(idsOf(measures)) }, { text: BLANK });
  await manager.update(ContentNotice, { target: 'review', targetId: reviews, content }, { content: null });
  await manager.update(
    Order,
    { id: orderId },
    {
      ...{ userId: null, customerName: null, customerEmail: null, customerPhone: null },
      ...{ ...WITHOUT_WISHES, postal: null, distanceMeters: null, cancelNote: null, nobodyThereAt: null },
      // A meal that was picked up had no address.
      deliveryAddress: () => `CASE WHEN delivery_address IS NOT NULL THEN '${BLANK}' END`,
      // The key and its hash go, too: the one is the browser's, the other is made from the address. Links end.
      ...{ guestToken: null, shareToken: () => 'gen_random_uuid()', idempotencyKey: null, requestHash: null },
    },
  );
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);
