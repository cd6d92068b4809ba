import { Injectable } from '@nestjs/common';
import { NOTICE_DAYS, type SuspensionGround, type SuspensionStart } from '../../contracts/restaurants/approval.ts';
import type { Category } from '../../contracts/constants.ts';
import type { Queryable, Statement } from '../../database/database.ts';
import { TRADER_COLUMNS, type TraderRow } from '../restaurants/opening/opening-needs.ts';
import { REVIEW_COLUMNS, type ReviewRow } from '../restaurants/profile/review-standing.ts';

export interface StandingRow extends ReviewRow, TraderRow {
  name: string;
  category: Category | null;
}

const COLUMNS = `name, category, ${TRADER_COLUMNS}, ${REVIEW_COLUMNS}`;
const LOCK: Statement = {
  name: 'review_lock',
  text: `SELECT ${COLUMNS} FROM restaurants WHERE id = $1 FOR UPDATE`,
};
const DECIDED = 'reviewed_at = now(), review_version = review_version + 1';
/** What the restaurant chose goes before $2. */
const APPROVE: Statement = {
  name: 'review_approve',
  text: `UPDATE restaurants
         SET review_status = 'approved', review_reason = NULL, is_active = true, subscription_active = true,
           category = coalesce(category, $2), ${DECIDED}
         WHERE id = $1 RETURNING ${COLUMNS}`,
};
const REJECT: Statement = {
  name: 'review_reject',
  text: `UPDATE restaurants
         SET review_status = 'rejected', review_reason = $2, is_active = false, subscription_active = false, ${DECIDED}
         WHERE id = $1 RETURNING ${COLUMNS}`,
};
/** A notice that runs already goes on; whoever is suspended without need of one gets it whole when the ground changes. */
const SUSPEND: Statement = {
  name: 'review_suspend',
  text: `UPDATE restaurants
         SET suspension_ground = $2, suspension_reason = $3, suspended_from = CASE
             WHEN $4 THEN least(suspended_from, now())
             WHEN suspended_from > now() THEN suspended_from
             ELSE now() + interval '${NOTICE_DAYS} days' END, ${DECIDED}
         WHERE id = $1 RETURNING ${COLUMNS}`,
};
const REINSTATE: Statement = {
  name: 'review_reinstate',
  text: `UPDATE restaurants SET suspended_from = NULL, suspension_ground = NULL, suspension_reason = NULL, ${DECIDED}
         WHERE id = $1 RETURNING ${COLUMNS}`,
};
/** The paid time begins on the day of the approval in Berlin. */
const BEGIN_SUBSCRIPTION: Statement = {
  name: 'review_begin_subscription',
  text: `UPDATE subscriptions
         SET start_date = today, end_date = today + CASE plan WHEN 'yearly' THEN interval '1 year' ELSE interval '1 month' END
         FROM (SELECT (now() AT TIME ZONE 'Europe/Berlin')::date AS today) AS clock
         WHERE restaurant_id = $1 AND start_date IS NULL`,
};

/** How restaurants stand with their reviewers. */
@Injectable()
export class ReviewRepository {
  /** Null when there is no such restaurant. */
  async lock(tx: Queryable, id: number): Promise<StandingRow | null> {
    const [row] = await tx.run<StandingRow>(LOCK, [id]);
    return row ?? null;
  }

  async approve(tx: Queryable, id: number, category: Category | null): Promise<StandingRow> {
    const changed = await change(tx, APPROVE, [id, category]);
    await tx.run(BEGIN_SUBSCRIPTION, [id]);
    return changed;
  }

  reject(tx: Queryable, id: number, reason: string): Promise<StandingRow> {
    return change(tx, REJECT, [id, reason]);
  }

  suspend(
    tx: Queryable,
    id: number,
    ground: SuspensionGround,
    reason: string,
    start: SuspensionStart,
  ): Promise<StandingRow> {
    return change(tx, SUSPEND, [id, ground, reason, start === 'at_once']);
  }

  reinstate(tx: Queryable, id: number): Promise<StandingRow> {
    return change(tx, REINSTATE, [id]);
  }
}

async function change(tx: Queryable, statement: Statement, values: unknown[]): Promise<StandingRow> {
  const [row] = await tx.run<StandingRow>(statement, values);
  if (row === undefined) throw new Error('the restaurant was not changed');
  return row;
}
