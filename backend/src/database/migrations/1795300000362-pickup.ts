import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TYPE fulfilment AS ENUM ('delivery', 'pickup');
ALTER TABLE restaurants
  ADD COLUMN offers_pickup boolean NOT NULL DEFAULT false,
  ADD COLUMN pickup_minutes integer NOT NULL DEFAULT 20,
  ADD COLUMN pickup_minimum_cents integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT restaurants_pickup_check CHECK (pickup_minutes BETWEEN 5 AND 120 AND pickup_minimum_cents >= 0);
ALTER TABLE orders
  ADD COLUMN fulfilment fulfilment NOT NULL DEFAULT 'delivery',
  ADD COLUMN handover_code character varying(4),
  ADD COLUMN lead_minutes integer NOT NULL DEFAULT 25,
  ALTER COLUMN delivery_address DROP NOT NULL,
  ADD CONSTRAINT orders_fulfilment_check CHECK (CASE fulfilment WHEN 'delivery' THEN delivery_address IS NOT NULL
    ELSE delivery_address IS NULL AND postal IS NULL AND handover_code IS NOT NULL END),
  ADD CONSTRAINT orders_handover_code_check CHECK (handover_code ~ '^[0-9]{4}$');
UPDATE orders o SET lead_minutes = r.delivery_min_minutes FROM restaurants r
  WHERE o.scheduled_for IS NOT NULL AND r.id = o.restaurant_id AND r.delivery_min_minutes <> 25;
`;

/** An order that was picked up has no address: the restaurant's is where the guest went. */
const DOWN = `
ALTER TABLE orders DROP CONSTRAINT orders_fulfilment_check;
UPDATE orders o SET delivery_address = r.address FROM restaurants r WHERE o.delivery_address IS NULL AND r.id = o.restaurant_id;
ALTER TABLE orders ALTER COLUMN delivery_address SET NOT NULL, DROP COLUMN lead_minutes, DROP COLUMN handover_code, DROP COLUMN fulfilment;
ALTER TABLE restaurants DROP COLUMN pickup_minimum_cents, DROP COLUMN pickup_minutes, DROP COLUMN offers_pickup;
DROP TYPE fulfilment;
`;

/** Meals that guests pick up. */
export class Pickup1795300000362 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
