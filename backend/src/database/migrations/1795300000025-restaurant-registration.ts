import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TYPE review_status AS ENUM('pending', 'approved', 'rejected');
ALTER TABLE restaurants
  ADD COLUMN review_status review_status NOT NULL DEFAULT 'pending',
  ADD COLUMN review_reason varchar(1000),
  ADD COLUMN review_version integer NOT NULL DEFAULT 1,
  ADD COLUMN reviewed_at timestamptz,
  ADD COLUMN language varchar(5) NOT NULL DEFAULT 'de',
  ADD COLUMN trader_declared_at timestamptz,
  ADD COLUMN registration_key varchar(200),
  ADD CONSTRAINT restaurants_registration_key_key UNIQUE (registration_key),
  ADD CONSTRAINT restaurants_review_reason_check CHECK (review_status <> 'rejected' OR review_reason IS NOT NULL);
UPDATE restaurants SET review_status = 'approved' WHERE is_active;
ALTER TABLE subscriptions
  ALTER COLUMN start_date DROP NOT NULL,
  ALTER COLUMN end_date DROP NOT NULL,
  ADD CONSTRAINT subscriptions_begun_check CHECK ((start_date IS NULL) = (end_date IS NULL));
ALTER TYPE restaurant_event_kind ADD VALUE 'review';
`;

/** A value cannot be taken out of an enum, so the type is made anew without it. */
const DOWN = `
DELETE FROM restaurant_event WHERE kind = 'review';
ALTER TYPE restaurant_event_kind RENAME TO restaurant_event_kind_old;
CREATE TYPE restaurant_event_kind AS ENUM('open_state', 'menu');
ALTER TABLE restaurant_event ALTER COLUMN kind TYPE restaurant_event_kind USING kind::text::restaurant_event_kind;
DROP TYPE restaurant_event_kind_old;
DELETE FROM subscriptions WHERE start_date IS NULL;
ALTER TABLE subscriptions
  DROP CONSTRAINT subscriptions_begun_check,
  ALTER COLUMN start_date SET NOT NULL,
  ALTER COLUMN end_date SET NOT NULL;
ALTER TABLE restaurants
  DROP COLUMN registration_key, DROP COLUMN trader_declared_at, DROP COLUMN language, DROP COLUMN reviewed_at,
  DROP COLUMN review_version, DROP COLUMN review_reason, DROP COLUMN review_status;
DROP TYPE review_status;
`;

/** Restaurants register themselves and are reviewed; a subscription begins with the approval. */
export class RestaurantRegistration1795300000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
