import type { MigrationInterface, QueryRunner } from 'typeorm';
import { recountOf, TIPS } from './recount-day-totals.ts';

/** The days that were counted before have no tips, so nothing is counted anew. */
const UP = `
ALTER TABLE orders ADD COLUMN tip_cents integer NOT NULL DEFAULT 0;
ALTER TABLE orders ADD CONSTRAINT orders_tip_check CHECK (tip_cents BETWEEN 0 AND 5000);
ALTER TABLE restaurant_day_totals ADD COLUMN tip_cents bigint NOT NULL DEFAULT 0;
ALTER TABLE city_day_totals ADD COLUMN tip_cents bigint NOT NULL DEFAULT 0;
${recountOf(TIPS)}
`;

const DOWN = `
${recountOf({})}
ALTER TABLE city_day_totals DROP COLUMN tip_cents;
ALTER TABLE restaurant_day_totals DROP COLUMN tip_cents;
ALTER TABLE orders DROP COLUMN tip_cents;
`;

/** What customers give on top, beside the total: every sum of turnover and VAT stays what it is. */
export class Tips1795300000220 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
