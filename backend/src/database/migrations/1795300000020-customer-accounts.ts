import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
ALTER TABLE users
  ADD COLUMN language varchar(5) NOT NULL DEFAULT 'de',
  ADD COLUMN notify_email boolean NOT NULL DEFAULT true,
  ADD COLUMN notify_push boolean NOT NULL DEFAULT true;
CREATE TABLE addresses (
  id SERIAL NOT NULL,
  user_id integer NOT NULL,
  label varchar(60) NOT NULL,
  address varchar(300) NOT NULL,
  notes varchar(300),
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT addresses_text_check CHECK (length(label) >= 1 AND length(address) >= 1),
  CONSTRAINT addresses_pkey PRIMARY KEY (id),
  CONSTRAINT addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX addresses_user_id_idx ON addresses (user_id);
CREATE UNIQUE INDEX addresses_default_idx ON addresses (user_id) WHERE is_default;
CREATE TABLE push_subscriptions (
  id SERIAL NOT NULL,
  user_id integer,
  session_id character(64),
  order_id integer,
  endpoint varchar(1000) NOT NULL,
  p256dh varchar(100) NOT NULL,
  auth varchar(40) NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT push_subscriptions_order_key UNIQUE (order_id, endpoint),
  CONSTRAINT push_subscriptions_owner_check CHECK (num_nonnulls(user_id, order_id) = 1 AND (session_id IS NULL) = (user_id IS NULL)),
  CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id),
  CONSTRAINT push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  CONSTRAINT push_subscriptions_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX push_subscriptions_user_id_idx ON push_subscriptions (user_id);
CREATE INDEX push_subscriptions_session_id_idx ON push_subscriptions (session_id);
CREATE UNIQUE INDEX push_subscriptions_user_endpoint_idx ON push_subscriptions (endpoint) WHERE user_id IS NOT NULL;
CREATE TABLE sent_notifications (
  event_id bigint NOT NULL,
  recipient varchar(20) NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT sent_notifications_pkey PRIMARY KEY (event_id, recipient)
);
`;

const DOWN = `
DROP TABLE sent_notifications, push_subscriptions, addresses;
ALTER TABLE users DROP COLUMN notify_push, DROP COLUMN notify_email, DROP COLUMN language;
`;

/** Address book, languages, and what customers are told about their orders. */
export class CustomerAccounts1795300000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
