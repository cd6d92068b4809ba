import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
ALTER TYPE restaurant_event_kind ADD VALUE 'warning';
ALTER TYPE restaurant_event_kind ADD VALUE 'warning_half';
ALTER TYPE restaurant_event_kind ADD VALUE 'notice';
ALTER TYPE restaurant_event_kind ADD VALUE 'notice_resolved';
CREATE TYPE pause_reason AS ENUM('unanswered');
CREATE TYPE notice_kind AS ENUM('order_unanswered', 'restaurant_paused', 'no_device');
ALTER TABLE restaurants
  ADD COLUMN pause_reason pause_reason,
  ADD COLUMN lapses_forgiven_at timestamptz,
  ADD CONSTRAINT restaurants_pause_reason_check CHECK (pause_reason IS NULL OR paused_until IS NOT NULL);
CREATE INDEX orders_lapsed_restaurant_idx ON orders (restaurant_id, accept_deadline_at) WHERE reason = 'no_response';
CREATE INDEX orders_lapsed_idx ON orders (accept_deadline_at) WHERE reason = 'no_response';
CREATE TABLE admin_notices (
  id SERIAL NOT NULL,
  kind notice_kind NOT NULL,
  restaurant_id integer NOT NULL,
  order_id integer,
  at timestamptz NOT NULL DEFAULT now(),
  resolved_at timestamptz,
  CONSTRAINT admin_notices_order_check CHECK ((kind = 'order_unanswered') = (order_id IS NOT NULL)),
  CONSTRAINT admin_notices_pkey PRIMARY KEY (id),
  CONSTRAINT admin_notices_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants(id) ON DELETE CASCADE,
  CONSTRAINT admin_notices_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX admin_notices_order_idx ON admin_notices (order_id, kind) WHERE order_id IS NOT NULL;
CREATE UNIQUE INDEX admin_notices_standing_idx ON admin_notices (restaurant_id, kind) WHERE order_id IS NULL AND resolved_at IS NULL;
CREATE INDEX admin_notices_unresolved_idx ON admin_notices (kind, id) WHERE resolved_at IS NULL;
CREATE TABLE kitchen_presence (
  restaurant_id integer NOT NULL,
  device_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT kitchen_presence_pkey PRIMARY KEY (restaurant_id),
  CONSTRAINT kitchen_presence_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants(id) ON DELETE CASCADE
);
CREATE TABLE serving_period (
  id smallint NOT NULL,
  since timestamptz NOT NULL,
  beat_at timestamptz NOT NULL,
  CONSTRAINT serving_period_single_check CHECK (id = 1),
  CONSTRAINT serving_period_pkey PRIMARY KEY (id)
);
ALTER TABLE push_subscriptions
  ADD COLUMN restaurant_id integer,
  DROP CONSTRAINT push_subscriptions_owner_check,
  ADD CONSTRAINT push_subscriptions_owner_check CHECK (num_nonnulls(user_id, restaurant_id, order_id) = 1 AND (session_id IS NULL) = (order_id IS NOT NULL)),
  ADD CONSTRAINT push_subscriptions_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants(id) ON DELETE CASCADE;
CREATE INDEX push_subscriptions_restaurant_id_idx ON push_subscriptions (restaurant_id);
CREATE UNIQUE INDEX push_subscriptions_restaurant_endpoint_idx ON push_subscriptions (endpoint) WHERE restaurant_id IS NOT NULL;
`;

/** A value cannot be taken out of an enum, so the type is made anew without those of here. */
const DOWN = `
DELETE FROM push_subscriptions WHERE restaurant_id IS NOT NULL;
ALTER TABLE push_subscriptions
  DROP CONSTRAINT push_subscriptions_owner_check,
  DROP COLUMN restaurant_id,
  ADD CONSTRAINT push_subscriptions_owner_check CHECK (num_nonnulls(user_id, order_id) = 1 AND (session_id IS NULL) = (user_id IS NULL));
DROP TABLE serving_period, kitchen_presence, admin_notices;
DROP INDEX orders_lapsed_idx, orders_lapsed_restaurant_idx;
UPDATE restaurants SET paused_until = NULL WHERE pause_reason IS NOT NULL;
ALTER TABLE restaurants
  DROP CONSTRAINT restaurants_pause_reason_check,
  DROP COLUMN lapses_forgiven_at,
  DROP COLUMN pause_reason;
DROP TYPE notice_kind;
DROP TYPE pause_reason;
DELETE FROM restaurant_event WHERE kind IN ('warning', 'warning_half', 'notice', 'notice_resolved');
ALTER TYPE restaurant_event_kind RENAME TO restaurant_event_kind_old;
CREATE TYPE restaurant_event_kind AS ENUM('open_state', 'menu', 'review', 'seen');
ALTER TABLE restaurant_event ALTER COLUMN kind TYPE restaurant_event_kind USING kind::text::restaurant_event_kind;
DROP TYPE restaurant_event_kind_old;
`;

/** What happens when nobody in a kitchen answers: warnings, pauses, notices to admins, and whether a device is there. */
export class KitchenWatch1795300000045 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
