import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
ALTER TABLE orders
  ADD COLUMN seen_at timestamptz,
  ADD COLUMN seen_by_staff_id integer,
  ADD CONSTRAINT orders_seen_check CHECK (seen_by_staff_id IS NULL OR seen_at IS NOT NULL);
ALTER TYPE restaurant_event_kind ADD VALUE 'seen';
`;

/** A value cannot be taken out of an enum, so the type is made anew without it. */
const DOWN = `
DELETE FROM restaurant_event WHERE kind = 'seen';
ALTER TYPE restaurant_event_kind RENAME TO restaurant_event_kind_old;
CREATE TYPE restaurant_event_kind AS ENUM('open_state', 'menu', 'review');
ALTER TABLE restaurant_event ALTER COLUMN kind TYPE restaurant_event_kind USING kind::text::restaurant_event_kind;
DROP TYPE restaurant_event_kind_old;
ALTER TABLE orders
  DROP CONSTRAINT orders_seen_check,
  DROP COLUMN seen_by_staff_id,
  DROP COLUMN seen_at;
`;

/** The kitchen says that it has seen an order. */
export class LiveQueue1795300000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
