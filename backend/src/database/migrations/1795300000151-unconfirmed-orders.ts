import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE unconfirmed_orders (
  id uuid NOT NULL,
  restaurant_id integer NOT NULL,
  request jsonb,
  language character varying(5) NOT NULL,
  idempotency_key character varying(200) NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL,
  order_id integer,
  CONSTRAINT unconfirmed_orders_pkey PRIMARY KEY (id),
  CONSTRAINT unconfirmed_orders_idempotency_key_key UNIQUE (idempotency_key),
  CONSTRAINT unconfirmed_orders_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants(id) ON DELETE CASCADE,
  CONSTRAINT unconfirmed_orders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE SET NULL
);
CREATE INDEX unconfirmed_orders_expires_at_idx ON unconfirmed_orders (expires_at);
CREATE INDEX unconfirmed_orders_order_id_idx ON unconfirmed_orders (order_id);
`;

/** Guests' orders that wait for the link in an e-mail. */
export class UnconfirmedOrders1795300000151 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE unconfirmed_orders');
  }
}
