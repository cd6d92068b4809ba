import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The trigger lists its columns, and has to guard the new one as well. */
const guard = (columns: string) => `
DROP TRIGGER order_event_append_only ON order_event;
CREATE TRIGGER order_event_append_only BEFORE DELETE OR UPDATE OF ${columns}
  ON order_event FOR EACH ROW EXECUTE FUNCTION refuse_change();`;

const GUARDED = `id, order_id, version, status, previous_status, actor, actor_id, staff_id, rider_id, reason, payment_status,
    estimated_from, estimated_to, "at"`;

const UP = `
ALTER TABLE orders
  ADD COLUMN distance_meters integer,
  ADD COLUMN ready_by timestamp with time zone,
  ADD CONSTRAINT orders_distance_check CHECK (distance_meters >= 0);
ALTER TABLE order_event ADD COLUMN ready_by timestamp with time zone;
UPDATE orders SET ready_by = estimated_from - CASE fulfilment WHEN 'delivery' THEN interval '5 minutes' ELSE interval '0' END
  WHERE status = 'preparing';
CREATE TABLE order_promises (
  order_id integer NOT NULL,
  version integer NOT NULL,
  kitchen jsonb,
  ride jsonb NOT NULL,
  CONSTRAINT order_promises_pkey PRIMARY KEY (order_id, version),
  CONSTRAINT order_promises_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE
);
CREATE TABLE restaurant_times (
  restaurant_id integer NOT NULL,
  kitchen jsonb NOT NULL,
  ride jsonb NOT NULL,
  deliveries integer NOT NULL,
  on_time integer NOT NULL,
  held integer NOT NULL,
  median_error_minutes real NOT NULL,
  measured_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT restaurant_times_pkey PRIMARY KEY (restaurant_id),
  CONSTRAINT restaurant_times_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants (id) ON DELETE CASCADE,
  CONSTRAINT restaurant_times_counts_check CHECK (on_time BETWEEN 0 AND deliveries AND held BETWEEN 0 AND deliveries)
);
CREATE TABLE city_times (
  city city NOT NULL,
  kitchen jsonb NOT NULL,
  ride jsonb NOT NULL,
  CONSTRAINT city_times_pkey PRIMARY KEY (city)
);
${guard(`${GUARDED}, ready_by`)}
`;

const DOWN = `
${guard(GUARDED)}
DROP TABLE city_times, restaurant_times, order_promises;
ALTER TABLE order_event DROP COLUMN ready_by;
ALTER TABLE orders DROP COLUMN ready_by, DROP COLUMN distance_meters;
`;

/** How long kitchens and rides take, what was predicted of orders from it, and when food is to be ready. */
export class ArrivalTimes1795300000390 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
