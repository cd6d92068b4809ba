import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TYPE till_delivery_kind AS ENUM('order', 'cancellation');
CREATE TYPE till_delivery_state AS ENUM('waiting', 'delivered', 'given_up', 'withdrawn');
CREATE TABLE till_deliveries (
  id SERIAL NOT NULL,
  key uuid NOT NULL,
  order_id integer NOT NULL,
  restaurant_id integer NOT NULL,
  kind till_delivery_kind NOT NULL,
  state till_delivery_state NOT NULL DEFAULT 'waiting',
  tries smallint NOT NULL DEFAULT '0',
  failure varchar(20),
  http_status smallint,
  payment varchar(10),
  reference varchar(100),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_tried_at timestamptz,
  next_try_at timestamptz DEFAULT now(),
  calling_until timestamptz,
  CONSTRAINT till_deliveries_key_key UNIQUE (key),
  CONSTRAINT till_deliveries_order_key UNIQUE (order_id, kind),
  CONSTRAINT till_deliveries_next_try_check CHECK ((state = 'waiting') = (next_try_at IS NOT NULL)),
  CONSTRAINT till_deliveries_pkey PRIMARY KEY (id),
  CONSTRAINT till_deliveries_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT till_deliveries_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants(id) ON DELETE CASCADE
);
CREATE INDEX till_deliveries_next_try_idx ON till_deliveries (next_try_at) WHERE state = 'waiting';
CREATE INDEX till_deliveries_unsettled_idx ON till_deliveries (restaurant_id, id) WHERE state IN ('waiting', 'given_up');
CREATE INDEX till_deliveries_restaurant_id_idx ON till_deliveries (restaurant_id, id);
CREATE INDEX orders_payment_pending_idx ON orders (created_at) WHERE payment_status = 'pending';
`;

const DOWN = `
DROP INDEX orders_payment_pending_idx;
DROP TABLE till_deliveries;
DROP TYPE till_delivery_state, till_delivery_kind;
`;

/** What restaurants' tills are told, and what they said to it. */
export class Tills1795300000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
