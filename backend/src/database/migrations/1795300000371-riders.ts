import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TYPE staff_duty AS ENUM ('kitchen', 'rider');
CREATE TYPE handover AS ENUM ('code', 'left_at_door', 'code_unknown');
ALTER TABLE restaurant_staff ADD COLUMN duty staff_duty NOT NULL DEFAULT 'kitchen';
CREATE TABLE rider_shifts (
  staff_id integer NOT NULL,
  restaurant_id integer NOT NULL,
  since timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT rider_shifts_pkey PRIMARY KEY (staff_id),
  CONSTRAINT rider_shifts_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES restaurant_staff(id) ON DELETE CASCADE,
  CONSTRAINT rider_shifts_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants(id) ON DELETE CASCADE
);
CREATE INDEX rider_shifts_restaurant_id_idx ON rider_shifts (restaurant_id);
ALTER TABLE orders
  ADD COLUMN rider_id integer,
  ADD COLUMN handover handover,
  ADD COLUMN nobody_there_at timestamptz,
  ADD CONSTRAINT orders_rider_id_fkey FOREIGN KEY (rider_id) REFERENCES restaurant_staff(id) ON DELETE SET NULL,
  ADD CONSTRAINT orders_handover_check CHECK (handover IS NULL OR status = 'delivered');
CREATE INDEX orders_rider_id_idx ON orders (rider_id, id) WHERE rider_id IS NOT NULL;
ALTER TABLE order_event
  ADD COLUMN rider_id integer,
  DROP CONSTRAINT order_event_staff_check,
  ADD CONSTRAINT order_event_staff_check CHECK (staff_id IS NULL OR actor IN ('restaurant', 'rider'));
DROP TRIGGER order_event_append_only ON order_event;
CREATE TRIGGER order_event_append_only
  BEFORE DELETE OR UPDATE OF id, order_id, version, status, previous_status, actor, actor_id, staff_id, rider_id, reason,
    payment_status, estimated_from, estimated_to, "at"
  ON order_event FOR EACH ROW EXECUTE FUNCTION refuse_change();
`;

/** A rider's login would be one of the kitchen's without its duty: they go. */
const DOWN = `
DROP TRIGGER order_event_append_only ON order_event;
ALTER TABLE order_event DROP COLUMN rider_id;
CREATE TRIGGER order_event_append_only
  BEFORE DELETE OR UPDATE OF id, order_id, version, status, previous_status, actor, actor_id, reason, payment_status,
    estimated_from, estimated_to, "at"
  ON order_event FOR EACH ROW EXECUTE FUNCTION refuse_change();
UPDATE orders SET handover_code = NULL WHERE fulfilment = 'delivery' AND handover_code IS NOT NULL;
ALTER TABLE orders DROP COLUMN nobody_there_at, DROP COLUMN handover, DROP COLUMN rider_id;
DROP TABLE rider_shifts;
DELETE FROM restaurant_staff WHERE duty = 'rider';
ALTER TABLE restaurant_staff DROP COLUMN duty;
DROP TYPE handover;
DROP TYPE staff_duty;
`;

/** Logins for riders, who of them is on shift, which orders they have, and how these were handed over. */
export class Riders1795300000371 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
