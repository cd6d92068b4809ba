import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import { endSessions } from '../../database/shared/end-sessions.ts';
import { Database } from '../../database/connection/database.ts';
import { Address } from '../../entities/accounts/address.entity.ts';
import { Favourite } from '../../entities/accounts/favourite.entity.ts';
import { Passkey } from '../../entities/accounts/passkey.entity.ts';
import { Session } from '../../entities/accounts/session.entity.ts';
import { User } from '../../entities/accounts/user.entity.ts';
import { PushSubscription } from '../../entities/notifications/push-subscription.entity.ts';
import { OrderEvent } from '../../entities/orders/order-event.entity.ts';
import { OrderProblem } from '../../entities/orders/order-problem.entity.ts';
import { ProblemAnswer } from '../../entities/orders/problem-answer.entity.ts';
import { OrderItem } from '../../entities/orders/order-item.entity.ts';
import { Order } from '../../entities/orders/order.entity.ts';
import { Review } from '../../entities/orders/review.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { blankOrders } from './blank-orders.ts';
import type { OrderRow, PersonalData, ProblemRow } from './export.rows.ts';

type Erasure = { erased: true; endedSessionIds: string[] } | { erased: false; why: 'open_orders' | 'gone' };

@Injectable()
export class PrivacyRepository {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly database: Database,
  ) {}

  /** Null when the account is gone. */
  async findPersonalData(userId: number): Promise<PersonalData | null> {
    const { manager } = this.users;
    const person = await this.users.findOneBy({ id: userId });
    if (person === null) return null;
    return {
      person,
      addresses: await manager.find(Address, { where: { userId }, order: { id: 'ASC' } }),
      orders: await listOrders(manager, userId),
      problems: await listProblems(manager, userId),
      reviews: await withRestaurant(manager, await manager.find(Review, { where: { userId }, order: { id: 'ASC' } })),
      favourites: await withRestaurant(
        manager,
        await manager.find(Favourite, { where: { userId }, order: { createdAt: 'ASC' } }),
      ),
      push: await manager
        .createQueryBuilder(PushSubscription, 'p')
        .leftJoin(Order, 'o', 'o.id = p.orderId')
        .where('p.userId = :userId OR o.userId = :userId', { userId })
        .orderBy('p.id')
        .getMany(),
      passkeys: await manager.find(Passkey, { where: { userId }, order: { createdAt: 'ASC', id: 'ASC' } }),
      sessions: await manager.find(Session, { where: { userId }, order: { createdAt: 'ASC' } }),
    };
  }

  async findPasswordHash(userId: number): Promise<string | null> {
    const user = await this.users.findOne({ select: { id: true, passwordHash: true }, where: { id: userId } });
    return user?.passwordHash ?? null;
  }

  /** Addresses, favourites, subscriptions and sessions go with the row; orders and the stars of reviews stay without it. */
  erase(userId: number, passwordHash: string): Promise<Erasure> {
    return this.database.transaction(async (tx): Promise<Erasure> => {
      const { manager } = tx;
      // An order that is being placed holds the row it refers to, so either it is seen here or it finds no customer. Somebody
      // else may have changed the password meanwhile.
      const user = await manager.findOne(User, {
        select: { id: true },
        where: { id: userId, passwordHash },
        lock: { mode: 'pessimistic_write' },
      });
      if (user === null) return { erased: false, why: 'gone' };
      if (await manager.existsBy(Order, { userId, status: In(['pending', 'preparing', 'delivering']) })) {
        return { erased: false, why: 'open_orders' };
      }
      const orders = await manager.find(Order, {
        select: { id: true },
        where: { userId },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      await blankOrders(
        tx,
        orders.map(({ id }) => id),
      );
      const endedSessionIds = await endSessions(manager, { userId });
      await manager.delete(User, { id: userId });
      return { erased: true, endedSessionIds };
    });
  }
}

async function listOrders(manager: EntityManager, userId: number): Promise<OrderRow[]> {
  const orders = await manager.find(Order, { where: { userId }, order: { id: 'ASC' } });
  const orderId = In(orders.map(({ id }) => id));
  const items = await manager.find(OrderItem, { where: { orderId }, order: { id: 'ASC' } });
  const events = await manager.find(OrderEvent, { where: { orderId }, order: { version: 'ASC' } });
  const [itemsOf, eventsOf] = [Map.groupBy(items, byOrder), Map.groupBy(events, byOrder)];
  return (await withRestaurant(manager, orders)).map((order) =>
    Object.assign(order, {
      items: itemsOf.get(order.id) ?? [],
      timeline: (eventsOf.get(order.id) ?? []).filter(({ status, previousStatus }) => status !== previousStatus),
    }),
  );
}

async function listProblems(manager: EntityManager, userId: number): Promise<ProblemRow[]> {
  const orders = await manager.find(Order, { select: { id: true }, where: { userId } });
  const orderId = In(orders.map(({ id }) => id));
  const problems = await manager.find(OrderProblem, { where: { orderId }, order: { id: 'ASC' } });
  const items = await manager.findBy(OrderItem, { orderId, id: In(problems.flatMap(({ itemIds }) => itemIds)) });
  const problemId = In(problems.map(({ id }) => id));
  const answers = await manager.find(ProblemAnswer, { where: { problemId }, order: { id: 'ASC' } });
  return (await withRestaurant(manager, problems)).map((problem) =>
    Object.assign(problem, {
      items: items.filter(({ id }) => problem.itemIds.includes(id)),
      answers: answers.filter((answer) => answer.problemId === problem.id),
    }),
  );
}

const byOrder = ({ orderId }: { orderId: number }): number => orderId;

async function withRestaurant<Row extends { restaurantId: number }>(
  manager: EntityManager,
  rows: readonly Row[],
): Promise<(Row & { restaurantName: string })[]> {
  const ids = [...new Set(rows.map(({ restaurantId }) => restaurantId))];
  const restaurants = await manager.find(Restaurant, { select: { id: true, name: true }, where: { id: In(ids) } });
  const names = new Map(restaurants.map(({ id, name }) => [id, name]));
  return rows.map((row) => Object.assign(row, { restaurantName: names.get(row.restaurantId) ?? '' }));
}
