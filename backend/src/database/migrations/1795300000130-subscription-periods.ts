import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The index serves what the one of restaurants alone did. */
const UP = `
ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_period_key UNIQUE (restaurant_id, start_date);
DROP INDEX subscriptions_restaurant_id_idx;
`;

const DOWN = `
CREATE INDEX subscriptions_restaurant_id_idx ON subscriptions (restaurant_id);
ALTER TABLE subscriptions DROP CONSTRAINT subscriptions_period_key;
`;

/** A paid period follows the one before it once, however many processes see that it is time. */
export class SubscriptionPeriods1795300000130 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
