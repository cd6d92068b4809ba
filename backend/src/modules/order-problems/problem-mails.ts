import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import { OrderProblem } from '../../entities/orders/order-problem.entity.ts';
import { Order } from '../../entities/orders/order.entity.ts';
import { ProblemAnswer } from '../../entities/orders/problem-answer.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { Consequence } from '../../events/consequence.ts';
import type { DomainEvent } from '../../events/outbox/domain-event.ts';
import { Queues } from '../../events/queues/queues.ts';
import { FOR_SIX_HOURS } from '../../events/queues/work-queue.ts';
import { Mailer } from '../../mail/mailer.ts';
import { writeProblemMail } from './problem-mail.ts';

interface Answered {
  problemId: number;
}

/** Sends the answers to problems to whoever reported them, whatever news about orders they want: they asked for these. */
@Injectable()
export class ProblemMails extends Consequence<Answered> {
  readonly #publicUrl: string;

  constructor(
    queues: Queues,
    @InjectRepository(OrderProblem) private readonly problems: Repository<OrderProblem>,
    private readonly mailer: Mailer,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    super(queues, {
      name: 'problem-mails',
      // One after the other, so that no two jobs send the same answer.
      concurrency: 1,
      ...FOR_SIX_HOURS,
      keptFailed: 1_000,
    });
    this.#publicUrl = environment.publicUrl;
  }

  follow(events: readonly DomainEvent[]): Promise<void> {
    return this.addJobs(
      events
        .filter((event) => event.kind === 'problem')
        // The first version is the problem itself.
        .filter(({ payload }) => payload.version > 1)
        .map(({ eventId, payload: { problemId } }) => ({
          name: 'answered',
          data: { problemId },
          jobId: `problem-${String(eventId)}`,
        })),
    );
  }

  /** What nobody was sent yet. Nothing once the order was erased. */
  async handle({ problemId }: Answered): Promise<void> {
    const { manager } = this.problems;
    const problem = await this.problems.findOneBy({ id: problemId });
    const order = problem && (await manager.findOneBy(Order, { id: problem.orderId }));
    const restaurant = order && (await manager.findOneBy(Restaurant, { id: order.restaurantId }));
    if (!restaurant || order.customerEmail === null) return;
    const answers = await manager.find(ProblemAnswer, {
      where: { problemId, mailedAt: IsNull() },
      order: { id: 'ASC' },
    });
    for (const answer of answers) {
      const isSent = await this.mailer.send({
        ...writeProblemMail(answer, order, restaurant, this.#publicUrl),
        to: order.customerEmail,
        id: `problem-answer-${String(answer.id)}`,
        thread: `order-${String(order.id)}`,
      });
      if (isSent) await manager.update(ProblemAnswer, { id: answer.id }, { mailedAt: () => 'now()' });
    }
  }
}
