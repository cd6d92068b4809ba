import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `ALTER TYPE order_actor ADD VALUE 'rider';`;

/** What a rider did the restaurant did, as before. The type is made anew, since a value cannot be taken out of it. */
const DOWN = `
ALTER TABLE order_event DROP CONSTRAINT order_event_staff_check;
DROP TRIGGER order_event_append_only ON order_event;
ALTER TYPE order_actor RENAME TO order_actor_old;
CREATE TYPE order_actor AS ENUM('customer', 'restaurant', 'admin', 'system');
ALTER TABLE order_event ALTER COLUMN actor TYPE order_actor
  USING (CASE actor::text WHEN 'rider' THEN 'restaurant' ELSE actor::text END)::order_actor;
DROP TYPE order_actor_old;
ALTER TABLE order_event ADD CONSTRAINT order_event_staff_check CHECK (staff_id IS NULL OR actor = 'restaurant');
CREATE TRIGGER order_event_append_only
  BEFORE DELETE OR UPDATE OF id, order_id, version, status, previous_status, actor, actor_id, reason, payment_status,
    estimated_from, estimated_to, "at"
  ON order_event FOR EACH ROW EXECUTE FUNCTION refuse_change();
`;

/** Riders move orders. Apart from what uses the new value: Postgres lets nobody do that before it is committed. */
export class RiderActor1795300000370 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
