import { Injectable } from '@nestjs/common';
import {
  GRAVE_GROUNDS,
  type ApprovalStep,
  type SuspensionGround,
  type SuspensionStart,
} from '../../contracts/restaurants/approval.ts';
import type { Category } from '../../contracts/constants.ts';
import { Database, type Queryable, type Transaction } from '../../database/connection/database.ts';
import type { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { OutboxRepository } from '../../events/outbox/outbox.repository.ts';
import { Relay } from '../../events/relay.ts';
import { ProblemError } from '../../http/problem.ts';
import { AnnounceOpenState } from '../restaurants/opening/announce-open-state.ts';
import { checkTraderData } from '../restaurants/opening/opening-needs.ts';
import { ApprovalRepository } from './approval.repository.ts';

export interface DecisionOptions {
  /** The version of the approval that the decision is based on; another one is refused with `changed_meanwhile`. */
  expectedVersion?: number | undefined;
  /** Written down with the decision, or not at all. */
  record?: (tx: Queryable, before: Restaurant, after: Restaurant) => Promise<void>;
}

export interface Suspension {
  ground: SuspensionGround;
  reason: string;
  start: SuspensionStart;
}

interface Decision {
  step: ApprovalStep;
  /** To decide the same again is fine, and changes nothing. */
  isTaken: (current: Restaurant) => boolean;
  /** Throws where the decision is not possible. */
  check?: (current: Restaurant) => void;
  take: (tx: Transaction, current: Restaurant) => Promise<Restaurant>;
}

/** A decision is written down, takes effect at once, is announced, and its restaurant is written to. */
@Injectable()
export class DecideApproval {
  constructor(
    private readonly database: Database,
    private readonly reviews: ApprovalRepository,
    private readonly outbox: OutboxRepository,
    private readonly announce: AnnounceOpenState,
    private readonly relay: Relay,
  ) {}

  /**
   * Its customers see it from now on, its subscription begins, and it may open. `category` is for a restaurant that has
   * chosen none.
   * @throws ProblemError `validation_failed` where there is no cuisine at all, `trader_data_missing`.
   */
  approve(
    restaurantId: number,
    { category, ...options }: DecisionOptions & { category?: Category | null | undefined } = {},
  ): Promise<Restaurant> {
    return this.#decide(restaurantId, options, {
      step: 'approved',
      isTaken: ({ reviewStatus: status }) => status === 'approved',
      check: (current) => {
        if ((current.category ?? category ?? null) === null) throw ProblemError.field('category', 'required');
        checkTraderData(current);
      },
      take: (tx, current) => this.reviews.approve(tx, restaurantId, current.category ?? category ?? null),
    });
  }

  /**
   * `reason` is for the restaurant's eyes (Art. 17 DSA: whoever is refused is told why). Who was approved is suspended
   * instead, with what that takes.
   */
  reject(restaurantId: number, reason: string, options: DecisionOptions = {}): Promise<Restaurant> {
    return this.#decide(restaurantId, options, {
      step: 'rejected',
      isTaken: ({ reviewStatus: status, reviewReason: given }) => status === 'rejected' && given === reason,
      check: ({ reviewStatus: status }) => {
        if (status === 'approved') throw new ProblemError('changed_meanwhile');
      },
      take: (tx) => this.reviews.reject(tx, restaurantId, reason),
    });
  }

  /**
   * Closes the restaurant, at once or after the notice; the orders that it has stay its own.
   * @throws ProblemError `under_review` before the approval, `validation_failed` at once without a grave ground.
   */
  async suspend(
    restaurantId: number,
    { ground, reason, start }: Suspension,
    options: DecisionOptions = {},
  ): Promise<Restaurant> {
    if (start === 'at_once' && !GRAVE_GROUNDS.includes(ground)) throw ProblemError.field('start', 'notice_required');
    return this.#decide(restaurantId, options, {
      step: 'suspended',
      isTaken: (current) =>
        current.suspensionGround === ground &&
        current.suspensionReason === reason &&
        current.isSuspended === (start === 'at_once'),
      check: ({ reviewStatus: status }) => {
        if (status !== 'approved') throw new ProblemError('under_review');
      },
      take: (tx) => this.reviews.suspend(tx, restaurantId, ground, reason, start),
    });
  }

  /** It is as open as its switch and its hours say. */
  unsuspend(restaurantId: number, options: DecisionOptions = {}): Promise<Restaurant> {
    return this.#decide(restaurantId, options, {
      step: 'reinstated',
      isTaken: ({ suspendedFrom: from }) => from === null,
      take: (tx) => this.reviews.reinstate(tx, restaurantId),
    });
  }

  async #decide(
    restaurantId: number,
    { expectedVersion, record }: DecisionOptions,
    { step, isTaken, check, take }: Decision,
  ): Promise<Restaurant> {
    const { standing, events } = await this.database.transaction(async (tx) => {
      const before = await this.reviews.lock(tx, restaurantId);
      if (before === null) throw new ProblemError('not_found');
      if (isTaken(before)) return { standing: before, events: [] };
      if (expectedVersion !== undefined && expectedVersion !== before.reviewVersion) {
        throw new ProblemError('changed_meanwhile');
      }
      check?.(before);
      const after = await take(tx, before);
      await record?.(tx, before, after);
      const at = new Date();
      const payload = { restaurantId, version: after.reviewVersion, step, at: at.toISOString() };
      const decided = await this.outbox.append(tx, 'review', { payload }, at);
      const opened = await this.announce.execute(tx, restaurantId);
      return { standing: after, events: opened === null ? [decided] : [decided, opened] };
    });
    this.relay.kick(events);
    return standing;
  }
}
