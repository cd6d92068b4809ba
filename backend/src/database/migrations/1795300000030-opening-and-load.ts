import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
ALTER TABLE restaurants
  ADD COLUMN busy_until timestamptz,
  ADD COLUMN quarter_cap integer,
  ADD COLUMN quarter_cap_until timestamptz,
  ADD COLUMN full_until timestamptz,
  ADD COLUMN announced_paused_until timestamptz,
  ADD COLUMN announced_busy_minutes integer NOT NULL DEFAULT '0',
  ADD COLUMN announced_full_until timestamptz,
  ADD CONSTRAINT restaurants_quarter_cap_check CHECK ((quarter_cap IS NULL) = (quarter_cap_until IS NULL) AND quarter_cap > 0);
CREATE INDEX orders_scheduled_idx ON orders (restaurant_id, scheduled_for) WHERE scheduled_for IS NOT NULL;
CREATE TABLE special_hours (
  id SERIAL NOT NULL,
  restaurant_id integer NOT NULL,
  date date NOT NULL,
  opens_minute smallint,
  closes_minute smallint,
  label varchar(100),
  CONSTRAINT special_hours_span_check CHECK ((opens_minute IS NULL) = (closes_minute IS NULL)
    AND opens_minute >= 0 AND opens_minute < 1440 AND closes_minute > opens_minute AND closes_minute <= 2880),
  CONSTRAINT special_hours_pkey PRIMARY KEY (id),
  CONSTRAINT special_hours_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants(id) ON DELETE CASCADE
);
CREATE INDEX special_hours_restaurant_id_idx ON special_hours (restaurant_id, date);
CREATE INDEX special_hours_date_idx ON special_hours (date);
`;

const FUNCTIONS = `
-- The same as before, but for days with hours of their own: on such a date the weekday's hours do not count.
CREATE OR REPLACE FUNCTION restaurant_is_open(r restaurants, moment timestamptz) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT r.is_active AND r.is_open AND (r.paused_until IS NULL OR r.paused_until <= moment) AND EXISTS (
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

-- The spans that begin on a number of days in Europe/Berlin, as moments.
CREATE FUNCTION restaurant_spans(of_restaurant integer, first_day date, days integer)
RETURNS TABLE (opens timestamptz, closes timestamptz)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (d.date + make_interval(mins => h.opens_minute)) AT TIME ZONE 'Europe/Berlin',
         (d.date + make_interval(mins => h.closes_minute)) AT TIME ZONE 'Europe/Berlin'
  FROM generate_series(0, days - 1) AS n(day),
       LATERAL (SELECT first_day + n.day AS date) d,
       LATERAL (
         SELECT s.opens_minute, s.closes_minute FROM special_hours s
          WHERE s.restaurant_id = of_restaurant AND s.date = d.date AND s.opens_minute IS NOT NULL
         UNION ALL
         SELECT h.opens_minute, h.closes_minute FROM opening_hours h
          WHERE h.restaurant_id = of_restaurant AND h.weekday = extract(isodow FROM d.date)
            AND NOT EXISTS (SELECT FROM special_hours s WHERE s.restaurant_id = of_restaurant AND s.date = d.date)
       ) h
$$;

-- What the kitchen adds to its usual time at a moment.
CREATE FUNCTION restaurant_busy_minutes(r restaurants, moment timestamptz) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN r.busy_until > moment THEN r.busy_minutes ELSE 0 END
$$;
`;

const DOWN = `
DROP FUNCTION restaurant_busy_minutes(restaurants, timestamptz), restaurant_spans(integer, date, integer);
CREATE OR REPLACE FUNCTION restaurant_is_open(r restaurants, moment timestamptz) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT r.is_active AND r.is_open AND (r.paused_until IS NULL OR r.paused_until <= moment) AND EXISTS (
    SELECT 1
    FROM opening_hours h,
         LATERAL (SELECT moment AT TIME ZONE 'Europe/Berlin' AS clock) l,
         LATERAL (SELECT extract(isodow FROM l.clock)::int AS weekday,
                         (extract(hour FROM l.clock) * 60 + extract(minute FROM l.clock))::int AS minute) t
    WHERE h.restaurant_id = r.id
      AND ((h.weekday = t.weekday AND t.minute >= h.opens_minute AND t.minute < h.closes_minute)
        OR (h.weekday = (t.weekday + 5) % 7 + 1 AND t.minute + 1440 < h.closes_minute)))
$$;
DROP TABLE special_hours;
DROP INDEX orders_scheduled_idx;
ALTER TABLE restaurants
  DROP CONSTRAINT restaurants_quarter_cap_check,
  DROP COLUMN announced_full_until,
  DROP COLUMN announced_busy_minutes,
  DROP COLUMN announced_paused_until,
  DROP COLUMN full_until,
  DROP COLUMN quarter_cap_until,
  DROP COLUMN quarter_cap,
  DROP COLUMN busy_until;
`;

/** Days with hours of their own, and what a kitchen does when it has too much to do. */
export class OpeningAndLoad1795300000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES + FUNCTIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
