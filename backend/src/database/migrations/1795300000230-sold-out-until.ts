import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
ALTER TABLE menu_items
  ADD COLUMN sold_out_until timestamptz,
  ADD CONSTRAINT menu_items_sold_out_check CHECK (sold_out_until IS NULL OR NOT available);
ALTER TABLE options
  ADD COLUMN sold_out_until timestamptz,
  ADD CONSTRAINT options_sold_out_check CHECK (sold_out_until IS NULL OR NOT available);
CREATE INDEX menu_items_sold_out_until_idx ON menu_items (sold_out_until) WHERE sold_out_until IS NOT NULL;
CREATE INDEX options_sold_out_until_idx ON options (sold_out_until) WHERE sold_out_until IS NOT NULL;

-- A kitchen's day ends at five in the morning: whoever closes at two means the coming evening by "tomorrow".
CREATE FUNCTION kitchen_tomorrow(of_restaurant integer, moment timestamptz) RETURNS timestamptz
LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT min(greatest(s.opens, t.begins)) FROM restaurant_spans(of_restaurant, d.day, 22) s WHERE s.closes > t.begins),
    t.begins)
  FROM (SELECT (moment AT TIME ZONE 'Europe/Berlin' - interval '5 hours')::date + 1 AS day) AS d,
       LATERAL (SELECT (d.day + time '05:00') AT TIME ZONE 'Europe/Berlin' AS begins) AS t
$$;

-- When the clock in Berlin next shows a time, today or in the night that follows; null when that is over for today. In
-- the night that has an hour twice it is the first that is still to come, in the one that lacks an hour what the clock
-- shows instead.
CREATE FUNCTION kitchen_today_at(clock time, moment timestamptz) RETURNS timestamptz
LANGUAGE sql STABLE AS $$
  SELECT min(shown.at)
  FROM (VALUES (0), (1)) AS n(day),
       LATERAL (SELECT (moment AT TIME ZONE 'Europe/Berlin')::date + n.day + clock AS local) AS wanted,
       LATERAL (SELECT wanted.local AT TIME ZONE 'Europe/Berlin' AS at) AS usual,
       LATERAL (
         SELECT usual.at
         UNION ALL
         SELECT usual.at - interval '1 hour'
          WHERE (usual.at - interval '1 hour') AT TIME ZONE 'Europe/Berlin' = wanted.local
       ) AS shown
  WHERE shown.at > moment
    AND (n.day = 0 OR clock < time '05:00' AND (moment AT TIME ZONE 'Europe/Berlin')::time >= time '05:00')
$$;
`;

/** What would have come back by itself stays sold out until somebody says otherwise. */
const DOWN = `
DROP FUNCTION kitchen_today_at(time, timestamptz), kitchen_tomorrow(integer, timestamptz);
DROP INDEX menu_items_sold_out_until_idx, options_sold_out_until_idx;
ALTER TABLE options DROP CONSTRAINT options_sold_out_check, DROP COLUMN sold_out_until;
ALTER TABLE menu_items DROP CONSTRAINT menu_items_sold_out_check, DROP COLUMN sold_out_until;
`;

/** Sold out until a time, beside for good. */
export class SoldOutUntil1795300000230 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
