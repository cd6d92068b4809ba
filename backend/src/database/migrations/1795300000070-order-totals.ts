import type { MigrationInterface, QueryRunner } from 'typeorm';

const SUMS = `
  orders integer NOT NULL,
  cancelled integer NOT NULL,
  cancelled_cents bigint NOT NULL,
  subtotal_cents bigint NOT NULL,
  deposit_cents bigint NOT NULL,
  delivery_fee_cents bigint NOT NULL,
  total_cents bigint NOT NULL,
  gross_7_cents bigint NOT NULL,
  vat_7_cents bigint NOT NULL,
  gross_19_cents bigint NOT NULL,
  vat_19_cents bigint NOT NULL`;
const SUM_NAMES = [...SUMS.matchAll(/^ {2}(\w+)/gm)].map(([, name = '']) => name);

const TABLES = `
-- What the orders of a day of Berlin come to. Sums are of those that were not cancelled.
CREATE TABLE restaurant_day_totals (
  restaurant_id integer NOT NULL,
  day date NOT NULL,
  payment_method payment_method NOT NULL,
  payment_status payment_status NOT NULL,
  ${SUMS.trimStart()},
  CONSTRAINT restaurant_day_totals_pkey PRIMARY KEY (restaurant_id, day, payment_method, payment_status),
  CONSTRAINT restaurant_day_totals_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants(id) ON DELETE CASCADE
);
CREATE INDEX restaurant_day_totals_day_idx ON restaurant_day_totals (day);
CREATE TABLE city_day_totals (
  day date NOT NULL,
  city city NOT NULL,
  payment_method payment_method NOT NULL,
  payment_status payment_status NOT NULL,
  ${SUMS.trimStart()},
  CONSTRAINT city_day_totals_pkey PRIMARY KEY (day, city, payment_method, payment_status)
);
CREATE TABLE order_totals_progress (
  id smallint NOT NULL DEFAULT 1,
  counted_until timestamptz NOT NULL,
  CONSTRAINT order_totals_progress_id_check CHECK (id = 1),
  CONSTRAINT order_totals_progress_pkey PRIMARY KEY (id)
);
INSERT INTO order_totals_progress (counted_until) VALUES (now());
`;

/** The VAT is that of `vatByRate` in orders/order.pricing.ts, receipt by receipt; a test holds the two against each other. */
const FUNCTIONS = `
-- Counts a day anew, of these restaurants or, without any, of all.
CREATE FUNCTION recount_day_totals(of_day date, of_restaurants integer[]) RETURNS void LANGUAGE plpgsql SET jit = off AS $$
BEGIN
  DELETE FROM restaurant_day_totals
   WHERE day = of_day AND (of_restaurants IS NULL OR restaurant_id = ANY (of_restaurants));
  INSERT INTO restaurant_day_totals (restaurant_id, day, payment_method, payment_status, ${SUM_NAMES.join(', ')})
  SELECT o.restaurant_id, of_day, o.payment_method, o.payment_status, count(*) FILTER (WHERE k.counts),
    count(*) FILTER (WHERE NOT k.counts), coalesce(sum(o.total_cents) FILTER (WHERE NOT k.counts), 0),
    coalesce(sum(o.subtotal_cents) FILTER (WHERE k.counts), 0), coalesce(sum(o.deposit_cents) FILTER (WHERE k.counts), 0),
    coalesce(sum(o.delivery_fee_cents) FILTER (WHERE k.counts), 0), coalesce(sum(o.total_cents) FILTER (WHERE k.counts), 0),
    coalesce(sum(t.gross_7) FILTER (WHERE k.counts), 0), coalesce(sum((2 * t.gross_7 * 7 + 107) / 214) FILTER (WHERE k.counts), 0),
    coalesce(sum(t.gross_19) FILTER (WHERE k.counts), 0), coalesce(sum((2 * t.gross_19 * 19 + 119) / 238) FILTER (WHERE k.counts), 0)
  FROM orders o,
    LATERAL (SELECT o.status <> 'cancelled' AS counts) k,
    LATERAL (
      SELECT sum(quantity * (unit_price_cents + deposit_cents)) FILTER (WHERE vat_rate = 7) AS of_7,
        sum(quantity * (unit_price_cents + deposit_cents)) FILTER (WHERE vat_rate = 19) AS of_19
      FROM order_items WHERE order_id = o.id
    ) g,
    -- The fee goes with the goods, the odd cent with the last rate.
    LATERAL (SELECT CASE WHEN g.of_7 IS NULL THEN 0 WHEN g.of_19 IS NULL OR g.of_7 + g.of_19 = 0 THEN o.delivery_fee_cents
      ELSE (2 * o.delivery_fee_cents * g.of_7 + g.of_7 + g.of_19) / (2 * (g.of_7 + g.of_19)) END AS of_7) f,
    LATERAL (SELECT (g.of_7 + f.of_7)::bigint AS gross_7, (g.of_19 + o.delivery_fee_cents - f.of_7)::bigint AS gross_19) t
  WHERE o.created_at >= of_day::timestamp AT TIME ZONE 'Europe/Berlin'
    AND o.created_at < (of_day + 1)::timestamp AT TIME ZONE 'Europe/Berlin'
    AND (of_restaurants IS NULL OR o.restaurant_id = ANY (of_restaurants))
  GROUP BY o.restaurant_id, o.payment_method, o.payment_status;

  DELETE FROM city_day_totals WHERE day = of_day;
  INSERT INTO city_day_totals (day, city, payment_method, payment_status, ${SUM_NAMES.join(', ')})
  SELECT of_day, r.city, t.payment_method, t.payment_status, ${SUM_NAMES.map((name) => `sum(t.${name})`).join(', ')}
  FROM restaurant_day_totals t JOIN restaurants r ON r.id = t.restaurant_id
  WHERE t.day = of_day GROUP BY r.city, t.payment_method, t.payment_status;
END $$;

-- Until when every event is certain to be seen: what began later may not have been committed yet.
CREATE FUNCTION committed_until() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
  SELECT greatest(least(clock_timestamp(), min(xact_start)), clock_timestamp() - interval '10 minutes')
  FROM pg_stat_activity
  WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
$$;

-- Counts anew whatever orders have had an event since the last time, however old they are.
CREATE FUNCTION refresh_order_totals() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  since timestamptz;
  until timestamptz;
  changed record;
  days integer := 0;
BEGIN
  SELECT counted_until INTO since FROM order_totals_progress FOR UPDATE;
  until := committed_until();
  FOR changed IN
    SELECT (o.created_at AT TIME ZONE 'Europe/Berlin')::date AS day, array_agg(DISTINCT o.restaurant_id) AS restaurants
    FROM order_event e JOIN orders o ON o.id = e.order_id WHERE e.at >= since GROUP BY 1
  LOOP
    PERFORM recount_day_totals(changed.day, changed.restaurants);
    days := days + 1;
  END LOOP;
  UPDATE order_totals_progress SET counted_until = greatest(since, until);
  RETURN days;
END $$;

-- Counts everything anew.
CREATE FUNCTION rebuild_order_totals() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  until timestamptz;
  of_day date;
BEGIN
  PERFORM FROM order_totals_progress FOR UPDATE;
  until := committed_until();
  DELETE FROM restaurant_day_totals;
  DELETE FROM city_day_totals;
  FOR of_day IN
    SELECT generate_series(min(created_at) AT TIME ZONE 'Europe/Berlin', (max(created_at) AT TIME ZONE 'Europe/Berlin')::date + 1,
      interval '1 day')::date FROM orders
  LOOP
    PERFORM recount_day_totals(of_day, NULL);
  END LOOP;
  UPDATE order_totals_progress SET counted_until = until;
END $$;

SELECT rebuild_order_totals();
`;

const DOWN = `
DROP FUNCTION rebuild_order_totals(), refresh_order_totals(), committed_until(), recount_day_totals(date, integer[]);
DROP TABLE order_totals_progress, city_day_totals, restaurant_day_totals;
`;

/** Turnover and VAT by day, so that nobody adds up a million orders to look at a month. */
export class OrderTotals1795300000070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES + FUNCTIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
