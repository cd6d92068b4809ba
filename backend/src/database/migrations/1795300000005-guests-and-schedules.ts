import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
ALTER TABLE orders
  ALTER COLUMN user_id DROP NOT NULL,
  ADD COLUMN customer_name varchar(100),
  ADD COLUMN customer_email varchar(254),
  ADD COLUMN customer_phone varchar(40),
  ADD COLUMN guest_token uuid,
  ADD COLUMN delivery_notes varchar(300),
  ADD COLUMN wants_reusable boolean NOT NULL DEFAULT false,
  ADD COLUMN scheduled_for timestamptz,
  ADD COLUMN language varchar(5) NOT NULL DEFAULT 'de';
UPDATE orders o SET customer_name = u.name, customer_email = u.email, customer_phone = u.phone
  FROM users u WHERE u.id = o.user_id;
ALTER TABLE orders ADD CONSTRAINT orders_guest_token_check CHECK (guest_token IS NULL OR user_id IS NULL);
CREATE UNIQUE INDEX orders_guest_idempotency_idx ON orders (idempotency_key) WHERE user_id IS NULL;
ALTER TABLE order_items ADD COLUMN options jsonb NOT NULL DEFAULT '[]';
`;

/** An order of nobody has no place in the schema before: its rows go. */
const DOWN = `
ALTER TABLE order_items DROP COLUMN options;
DROP INDEX orders_guest_idempotency_idx;
ALTER TABLE order_event DISABLE TRIGGER order_event_append_only;
DELETE FROM order_event e USING orders o WHERE o.id = e.order_id AND o.user_id IS NULL;
ALTER TABLE order_event ENABLE TRIGGER order_event_append_only;
DELETE FROM orders WHERE user_id IS NULL;
ALTER TABLE orders
  DROP CONSTRAINT orders_guest_token_check,
  DROP COLUMN language,
  DROP COLUMN scheduled_for,
  DROP COLUMN wants_reusable,
  DROP COLUMN delivery_notes,
  DROP COLUMN guest_token,
  DROP COLUMN customer_phone,
  DROP COLUMN customer_email,
  DROP COLUMN customer_name,
  ALTER COLUMN user_id SET NOT NULL;
`;

/** Orders carry their own contact, so that guests can order and erased accounts leave their orders. */
export class GuestsAndSchedules1795300000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
