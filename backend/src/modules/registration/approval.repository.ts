import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, type QueryDeepPartialEntity } from 'typeorm';
import { NOTICE_DAYS, type SuspensionGround, type SuspensionStart } from '../../contracts/restaurants/approval.ts';
import type { Category } from '../../contracts/constants.ts';
import { TODAY } from '../../database/sql/clock.ts';
import type { Transaction } from '../../database/connection/database.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { Subscription } from '../../entities/restaurants/subscription.entity.ts';

/** A notice that runs already goes on; whoever is suspended without need of one gets it whole when the ground changes. */
const AFTER_NOTICE = `CASE WHEN suspended_from > now() THEN suspended_from ELSE now() + interval '${NOTICE_DAYS} days' END`;
const PLAN_LENGTH = `CASE plan WHEN 'yearly' THEN interval '1 year' ELSE interval '1 month' END`;

/** How far the approvals of restaurants are, and what admins decide about them. Each change is of a restaurant that is locked. */
@Injectable()
export class ApprovalRepository {
  /** Null when there is no such restaurant. */
  lock({ manager }: Transaction, id: number): Promise<Restaurant | null> {
    return manager.findOne(Restaurant, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** The paid time begins on the day of the approval in Berlin. */
  async approve({ manager }: Transaction, id: number, category: Category | null): Promise<Restaurant> {
    const approved = {
      reviewStatus: 'approved',
      reviewReason: null,
      isActive: true,
      subscriptionActive: true,
    } as const;
    const restaurant = await decide(manager, id, { ...approved, category });
    const period = { startDate: () => TODAY, endDate: () => `${TODAY} + ${PLAN_LENGTH}` };
    await manager.update(Subscription, { restaurantId: id, startDate: IsNull() }, period);
    return restaurant;
  }

  reject({ manager }: Transaction, id: number, reviewReason: string): Promise<Restaurant> {
    const rejected = { reviewStatus: 'rejected', isActive: false, subscriptionActive: false } as const;
    return decide(manager, id, { ...rejected, reviewReason });
  }

  suspend(
    { manager }: Transaction,
    id: number,
    suspensionGround: SuspensionGround,
    suspensionReason: string,
    start: SuspensionStart,
  ): Promise<Restaurant> {
    const suspendedFrom = () => (start === 'at_once' ? 'least(suspended_from, now())' : AFTER_NOTICE);
    return decide(manager, id, { suspensionGround, suspensionReason, suspendedFrom });
  }

  reinstate({ manager }: Transaction, id: number): Promise<Restaurant> {
    return decide(manager, id, { suspendedFrom: null, suspensionGround: null, suspensionReason: null });
  }
}

async function decide(
  manager: EntityManager,
  id: number,
  change: QueryDeepPartialEntity<Restaurant>,
): Promise<Restaurant> {
  const decided = { reviewedAt: () => 'now()', reviewVersion: () => 'review_version + 1' };
  await manager.update(Restaurant, { id }, { ...change, ...decided });
  return manager.findOneByOrFail(Restaurant, { id });
}
