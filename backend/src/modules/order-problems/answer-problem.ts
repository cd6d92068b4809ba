import { Injectable } from '@nestjs/common';
import type { Acting } from '../../access/acting.ts';
import type { CloseProblemRequest, ProblemAnswerRequest } from '../../contracts/http/requests.gen.ts';
import type { AuditAction } from '../../contracts/admin/audit.ts';
import { Database, type Transaction } from '../../database/connection/database.ts';
import type { OrderProblem } from '../../entities/orders/order-problem.entity.ts';
import { OutboxRepository } from '../../events/outbox/outbox.repository.ts';
import { Relay } from '../../events/relay.ts';
import { ProblemError } from '../../http/problem.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { problemEvent } from './problem-event.ts';
import { ProblemRepository, type ReportedProblemRow } from './problem.repository.ts';

/** The restaurant and operations answer; operations close. Who answers has read what was said before. */
@Injectable()
export class AnswerProblem {
  constructor(
    private readonly database: Database,
    private readonly problems: ProblemRepository,
    private readonly outbox: OutboxRepository,
    private readonly relay: Relay,
    private readonly audit: AuditLog,
  ) {}

  /** @throws ProblemError `not_found`, `changed_meanwhile`. */
  asRestaurant(id: number, restaurantId: number, request: ProblemAnswerRequest): Promise<ReportedProblemRow> {
    return this.#change(id, restaurantId, request, (tx) =>
      this.problems.answer(tx, { problemId: id, actor: 'restaurant', text: request.text }),
    );
  }

  /** @throws ProblemError `not_found`, `changed_meanwhile`. */
  asAdmin(acting: Acting, id: number, request: ProblemAnswerRequest): Promise<ReportedProblemRow> {
    return this.#change(id, null, request, async (tx, problem) => {
      await this.problems.answer(tx, { problemId: id, actor: 'admin', text: request.text });
      await this.#record(tx, acting, 'problem_answered', problem);
    });
  }

  /** @throws ProblemError `not_found`, `changed_meanwhile`. */
  close(acting: Acting, id: number, request: CloseProblemRequest): Promise<ReportedProblemRow> {
    return this.#change(id, null, request, async (tx, problem) => {
      await this.problems.close(tx, id);
      await this.#record(tx, acting, 'problem_closed', problem);
    });
  }

  async #change(
    id: number,
    restaurantId: number | null,
    { expectedVersion }: CloseProblemRequest,
    change: (tx: Transaction, problem: OrderProblem) => Promise<void>,
  ): Promise<ReportedProblemRow> {
    const { changed, event } = await this.database.transaction(async (tx) => {
      const problem = await this.problems.lock(tx, id, restaurantId);
      if (problem === null) throw new ProblemError('not_found');
      if (problem.version !== expectedVersion || problem.closedAt !== null) throw new ProblemError('changed_meanwhile');
      await change(tx, problem);
      const after = await this.problems.getReported(tx, id);
      return { changed: after, event: await this.outbox.append(tx, 'problem', problemEvent(after)) };
    });
    this.relay.kick([event]);
    return changed;
  }

  /** Without the words: nothing is taken out of the record, and these are erased with the order's customer. */
  #record(tx: Transaction, acting: Acting, action: AuditAction, { id, orderId, kind }: OrderProblem): Promise<void> {
    return this.audit.write(tx, acting, {
      action,
      target: { kind: 'order', id: orderId, name: `#${String(orderId)}` },
      after: { problemId: id, kind },
    });
  }
}
