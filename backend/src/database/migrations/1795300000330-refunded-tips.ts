import type { MigrationInterface, QueryRunner } from 'typeorm';
import { recountOf, TIPS, TIPS_OF_CANCELLED } from './recount-day-totals.ts';

/** Only days on which an order with a tip was cancelled have something to count. */
const UP = `
ALTER TABLE restaurant_day_totals ADD COLUMN cancelled_tip_cents bigint NOT NULL DEFAULT 0;
ALTER TABLE city_day_totals ADD COLUMN cancelled_tip_cents bigint NOT NULL DEFAULT 0;
${recountOf({ ...TIPS, ...TIPS_OF_CANCELLED })}
SELECT recount_day_totals(of_day, restaurants) FROM (
  SELECT (created_at AT TIME ZONE 'Europe/Berlin')::date AS of_day, array_agg(DISTINCT restaurant_id) AS restaurants
  FROM orders WHERE status = 'cancelled' AND tip_cents > 0 GROUP BY 1
) d;
`;

const DOWN = `
${recountOf(TIPS)}
ALTER TABLE city_day_totals DROP COLUMN cancelled_tip_cents;
ALTER TABLE restaurant_day_totals DROP COLUMN cancelled_tip_cents;
`;

/** A refund gives the tip back as well, so the totals of a day know the tips of cancelled orders. */
export class RefundedTips1795300000330 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
