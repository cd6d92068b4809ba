import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, type FindOptionsWhere, In, IsNull, LessThan, MoreThan, Not, Repository } from 'typeorm';
import { ORDER_LINK_DAYS } from '../../contracts/constants.ts';
import type { ProblemState } from '../../contracts/orders/order-problems.ts';
import type { Transaction } from '../../database/connection/database.ts';
import { OrderItem } from '../../entities/orders/order-item.entity.ts';
import { OrderProblem } from '../../entities/orders/order-problem.entity.ts';
import { Order } from '../../entities/orders/order.entity.ts';
import { ProblemAnswer } from '../../entities/orders/problem-answer.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';

const DAY_MS = 86_400_000;

/** Whose order it is: by the session or by the guest's token. One of the two at least is set. */
export interface ProblemOwner {
  userId: number | null;
  guestToken: string | null;
}

/** With the lines that it names, and what was answered. */
export interface ProblemRow extends OrderProblem {
  items: OrderItem[];
  answers: ProblemAnswer[];
}

/** For those who answer it. */
export interface ReportedProblemRow extends ProblemRow {
  order: Pick<Order, 'customerName' | 'createdAt'>;
  restaurant: Pick<Restaurant, 'name' | 'city'>;
}

export interface ProblemFilter {
  restaurantId?: number | undefined;
  state?: ProblemState | undefined;
}

const STATES: Readonly<Record<ProblemState, FindOptionsWhere<OrderProblem>>> = {
  open: { answeredAt: IsNull(), closedAt: IsNull() },
  answered: { answeredAt: Not(IsNull()), closedAt: IsNull() },
  closed: { closedAt: Not(IsNull()) },
};

@Injectable()
export class ProblemRepository {
  constructor(@InjectRepository(OrderProblem) private readonly problems: Repository<OrderProblem>) {}

  findOrder(orderId: number, owner: ProblemOwner): Promise<Order | null> {
    return this.problems.manager.findOneBy(Order, ownedBy(orderId, owner));
  }

  /** Shared, so that nobody blanks the order between the look at it and the problem. */
  lockOrder({ manager }: Transaction, orderId: number, owner: ProblemOwner): Promise<Order | null> {
    return manager.findOne(Order, { where: ownedBy(orderId, owner), lock: { mode: 'pessimistic_read' } });
  }

  /** Which of these lines are the order's. */
  async linesOf({ manager }: Transaction, orderId: number, ids: readonly number[]): Promise<number[]> {
    if (ids.length === 0) return [];
    const rows = await manager.find(OrderItem, { select: { id: true }, where: { orderId, id: In(ids) } });
    return rows.map(({ id }) => id);
  }

  async insert(
    { manager }: Transaction,
    problem: Pick<OrderProblem, 'orderId' | 'restaurantId' | 'kind' | 'wish' | 'itemIds' | 'text'>,
  ): Promise<ProblemRow> {
    const { identifiers } = await manager.insert(OrderProblem, problem);
    return get(manager, (identifiers[0] as { id: number }).id);
  }

  /** A restaurant finds only its own. */
  lock({ manager }: Transaction, id: number, restaurantId: number | null): Promise<OrderProblem | null> {
    const where = restaurantId === null ? { id } : { id, restaurantId };
    return manager.findOne(OrderProblem, { where, lock: { mode: 'pessimistic_write' } });
  }

  async answer({ manager }: Transaction, answer: Pick<ProblemAnswer, 'problemId' | 'actor' | 'text'>): Promise<void> {
    await manager.insert(ProblemAnswer, answer);
    const answeredAt = () => 'coalesce(answered_at, now())';
    await manager.update(OrderProblem, { id: answer.problemId }, { answeredAt, version: () => 'version + 1' });
  }

  async close({ manager }: Transaction, id: number): Promise<void> {
    await manager.update(OrderProblem, { id }, { closedAt: () => 'now()', version: () => 'version + 1' });
  }

  /** The newest comes first. */
  async listOfOrder(orderId: number): Promise<ProblemRow[]> {
    const { manager } = this.problems;
    return complete(manager, await this.problems.find({ where: { orderId }, order: { id: 'DESC' } }));
  }

  /** The newest comes first. */
  async list({ restaurantId, state }: ProblemFilter, limit: number, beforeId: number): Promise<ReportedProblemRow[]> {
    const where = {
      ...(state === undefined ? {} : STATES[state]),
      ...(restaurantId === undefined ? {} : { restaurantId }),
      id: LessThan(beforeId),
    };
    return report(this.problems.manager, await this.problems.find({ where, order: { id: 'DESC' }, take: limit }));
  }

  countOpen(restaurantId?: number): Promise<number> {
    return this.problems.countBy({ ...STATES.open, ...(restaurantId === undefined ? {} : { restaurantId }) });
  }

  async getReported({ manager }: Transaction, id: number): Promise<ReportedProblemRow> {
    const [row] = await report(manager, [await manager.findOneByOrFail(OrderProblem, { id })]);
    if (row === undefined) throw new Error('the problem has no order');
    return row;
  }
}

function ownedBy(id: number, { userId, guestToken }: ProblemOwner): FindOptionsWhere<Order>[] {
  const since = new Date(Date.now() - ORDER_LINK_DAYS * DAY_MS);
  return [
    ...(userId === null ? [] : [{ id, userId }]),
    ...(guestToken === null ? [] : [{ id, guestToken, updatedAt: MoreThan(since) }]),
  ];
}

async function get(manager: EntityManager, id: number): Promise<ProblemRow> {
  const [row] = await complete(manager, [await manager.findOneByOrFail(OrderProblem, { id })]);
  if (row === undefined) throw new Error('what was written is not there');
  return row;
}

async function complete(manager: EntityManager, problems: readonly OrderProblem[]): Promise<ProblemRow[]> {
  const lines = [...new Set(problems.flatMap(({ itemIds }) => itemIds))];
  const orderId = In(problems.map((problem) => problem.orderId));
  const items =
    lines.length === 0
      ? []
      : await manager.find(OrderItem, { where: { orderId, id: In(lines) }, order: { id: 'ASC' } });
  const problemId = In(problems.map(({ id }) => id));
  const answers =
    problems.length === 0 ? [] : await manager.find(ProblemAnswer, { where: { problemId }, order: { id: 'ASC' } });
  const answersOf = Map.groupBy(answers, (answer) => answer.problemId);
  return problems.map((problem) =>
    Object.assign(problem, {
      items: items.filter(({ id }) => problem.itemIds.includes(id)),
      answers: answersOf.get(problem.id) ?? [],
    }),
  );
}

async function report(manager: EntityManager, problems: readonly OrderProblem[]): Promise<ReportedProblemRow[]> {
  const rows = await complete(manager, problems);
  const orders = await manager.find(Order, {
    select: { id: true, customerName: true, createdAt: true },
    where: { id: In(rows.map(({ orderId }) => orderId)) },
  });
  const restaurants = await manager.find(Restaurant, {
    select: { id: true, name: true, city: true },
    where: { id: In(rows.map(({ restaurantId }) => restaurantId)) },
  });
  const [orderOf, restaurantOf] = [new Map(orders.map(byId)), new Map(restaurants.map(byId))];
  return rows.flatMap((row) => {
    const [order, restaurant] = [orderOf.get(row.orderId), restaurantOf.get(row.restaurantId)];
    return order && restaurant ? [Object.assign(row, { order, restaurant })] : [];
  });
}

const byId = <Row extends { id: number }>(row: Row): [number, Row] => [row.id, row];
