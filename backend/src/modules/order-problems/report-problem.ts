import { Injectable } from '@nestjs/common';
import type { OrderProblemRequest } from '../../contracts/http/requests.gen.ts';
import { canReportProblem, isAboutDishes } from '../../contracts/orders/order-problems.ts';
import { Database } from '../../database/connection/database.ts';
import type { Order } from '../../entities/orders/order.entity.ts';
import { OutboxRepository } from '../../events/outbox/outbox.repository.ts';
import { Relay } from '../../events/relay.ts';
import { ProblemError } from '../../http/problem.ts';
import { Limits } from '../../limits/limits.ts';
import { type ProblemOwner, ProblemRepository, type ProblemRow } from './problem.repository.ts';
import { problemEvent } from './problem-event.ts';

/** Whoever ordered says what went wrong; the restaurant and operations hear of it. */
@Injectable()
export class ReportProblem {
  constructor(
    private readonly database: Database,
    private readonly problems: ProblemRepository,
    private readonly outbox: OutboxRepository,
    private readonly relay: Relay,
    private readonly limits: Limits,
  ) {}

  /** @throws ProblemError `not_found`, `no_problem_yet`, `validation_failed`, `too_many_requests`. */
  async execute(orderId: number, owner: ProblemOwner, request: OrderProblemRequest): Promise<ProblemRow> {
    const { kind, wish = 'tell', text = null } = request;
    if (kind === 'other' && text === null) throw ProblemError.field('text', 'required');
    if (!isPossible(await this.problems.findOrder(orderId, owner))) throw new ProblemError('no_problem_yet');
    await this.limits.consume('order_problem', String(orderId));
    const { problem, event } = await this.database.transaction(async (tx) => {
      const order = await this.problems.lockOrder(tx, orderId, owner);
      if (!isPossible(order)) throw new ProblemError('no_problem_yet');
      const named = isAboutDishes(kind) ? (request.itemIds ?? []) : [];
      const itemIds = await this.problems.linesOf(tx, orderId, named);
      if (itemIds.length < named.length) throw ProblemError.field('itemIds', 'invalid_choice');
      const { restaurantId } = order;
      const added = await this.problems.insert(tx, { orderId, restaurantId, kind, wish, itemIds, text });
      return { problem: added, event: await this.outbox.append(tx, 'problem', problemEvent(added)) };
    });
    this.relay.kick([event]);
    return problem;
  }
}

/** @throws ProblemError `not_found` where whoever asks has no such order. */
function isPossible(order: Order | null): order is Order {
  if (order === null) throw new ProblemError('not_found');
  const { status, estimatedTo, updatedAt } = order;
  const latestArrivalMs = estimatedTo?.getTime() ?? null;
  return canReportProblem({ status, latestArrivalMs, updatedAtMs: updatedAt.getTime() }, Date.now());
}
