import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The same as before, but for suspensions where `suspended` says so. */
const isOpen = (suspended: string) => `
CREATE OR REPLACE FUNCTION restaurant_is_open(r restaurants, moment timestamptz) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT r.is_active AND r.is_open AND (r.paused_until IS NULL OR r.paused_until <= moment) ${suspended} AND EXISTS (
    SELECT 1
    FROM (SELECT moment AT TIME ZONE 'Europe/Berlin' AS clock) l,
         LATERAL (SELECT l.clock::date AS today,
                         (extract(hour FROM l.clock) * 60 + extract(minute FROM l.clock))::int AS minute) t,
         LATERAL (VALUES (t.today, t.minute), (t.today - 1, t.minute + 1440)) AS d(date, minute),
         LATERAL (
           SELECT s.opens_minute, s.closes_minute FROM special_hours s
            WHERE s.restaurant_id = r.id AND s.date = d.date
           UNION ALL
           SELECT h.opens_minute, h.closes_minute FROM opening_hours h
            WHERE h.restaurant_id = r.id AND h.weekday = extract(isodow FROM d.date)
              AND NOT EXISTS (SELECT FROM special_hours s WHERE s.restaurant_id = r.id AND s.date = d.date)
         ) h
    WHERE d.minute >= h.opens_minute AND d.minute < h.closes_minute)
$$;
`;

const UP = `
ALTER TABLE restaurants
  ADD COLUMN suspended_from timestamptz,
  ADD COLUMN suspension_ground varchar(40),
  ADD COLUMN suspension_reason varchar(1000),
  ADD CONSTRAINT restaurants_suspension_check CHECK ((suspended_from IS NULL) = (suspension_ground IS NULL)
    AND (suspended_from IS NULL) = (suspension_reason IS NULL));
CREATE INDEX restaurants_pending_idx ON restaurants (id) WHERE review_status = 'pending';
${isOpen('AND (r.suspended_from IS NULL OR r.suspended_from > moment)')}`;

const DOWN = `${isOpen('')}
DROP INDEX restaurants_pending_idx;
ALTER TABLE restaurants
  DROP CONSTRAINT restaurants_suspension_check,
  DROP COLUMN suspension_reason,
  DROP COLUMN suspension_ground,
  DROP COLUMN suspended_from;
`;

/** A suspended restaurant is closed from a moment on, which may lie ahead; the opening clock announces it. */
export class Suspension1795300000062 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
