/** The functions that keep orders in partitions by month, apart from the migration that converts the tables. */

/** Of the tables whose rows belong to a month by their order's id; an order before what refers to it. */
export const MONTH_TABLES = ['orders', 'order_items', 'order_event'] as const;

/**
 * One key for one order, for whoever sends it twice: an index of a partitioned table would be unique in one month alone. Triggers write
 * it, so that every way to an order goes by it. A row without a user is a guest's.
 */
export const KEYS = `
CREATE TABLE order_keys (
  user_id integer,
  idempotency_key varchar(200) NOT NULL,
  order_id integer NOT NULL,
  request_hash char(64),
  CONSTRAINT order_keys_key UNIQUE NULLS NOT DISTINCT (idempotency_key, user_id)
);
CREATE FUNCTION take_order_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_keys VALUES (NEW.user_id, NEW.idempotency_key, NEW.id, NEW.request_hash) ON CONFLICT DO NOTHING;
  IF FOUND THEN
    RETURN NEW;
  END IF;
  -- As ON CONFLICT DO NOTHING would have it: the order is not placed a second time.
  RETURN NULL;
END $$;
CREATE FUNCTION follow_order_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM order_keys WHERE idempotency_key = OLD.idempotency_key AND order_id = OLD.id;
  IF TG_OP = 'UPDATE' AND NEW.idempotency_key IS NOT NULL THEN
    INSERT INTO order_keys VALUES (NEW.user_id, NEW.idempotency_key, NEW.id, NEW.request_hash);
  END IF;
  RETURN NULL;
END $$;
`;

export const KEY_TRIGGERS = `
CREATE TRIGGER orders_key_taken BEFORE INSERT ON orders
  FOR EACH ROW WHEN (NEW.idempotency_key IS NOT NULL) EXECUTE FUNCTION take_order_key();
CREATE TRIGGER orders_key_moved AFTER UPDATE OF user_id, idempotency_key ON orders
  FOR EACH ROW WHEN ((OLD.user_id, OLD.idempotency_key) IS DISTINCT FROM (NEW.user_id, NEW.idempotency_key))
  EXECUTE FUNCTION follow_order_key();
CREATE TRIGGER orders_key_gone AFTER DELETE ON orders
  FOR EACH ROW WHEN (OLD.idempotency_key IS NOT NULL) EXECUTE FUNCTION follow_order_key();
`;

/** A month ends where the next one begins; `later` is always there and empty, so that no order is ever without a place. */
export const MONTHS = `
CREATE TABLE order_months (
  month varchar(20) NOT NULL,
  from_id integer NOT NULL,
  detached_at timestamptz,
  CONSTRAINT order_months_pkey PRIMARY KEY (month),
  CONSTRAINT order_months_from_id_key UNIQUE (from_id)
);

-- The foreign keys go from month to month: one to the whole of the orders would be planned anew for each line and event.
CREATE FUNCTION make_order_month(of_month text, from_id integer, to_id integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  of_table text;
BEGIN
  FOREACH of_table IN ARRAY ARRAY['${MONTH_TABLES.join("', '")}'] LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%s) TO (%s)', of_table || '_' || of_month, of_table, from_id,
      coalesce(to_id::text, 'MAXVALUE'));
  END LOOP;
  EXECUTE format('ALTER TABLE %I ADD CONSTRAINT order_items_order_id_fkey FOREIGN KEY (order_id) REFERENCES %I (id) ON DELETE CASCADE',
    'order_items_' || of_month, 'orders_' || of_month);
  EXECUTE format('ALTER TABLE %I ADD CONSTRAINT order_event_order_id_fkey FOREIGN KEY (order_id) REFERENCES %I (id)',
    'order_event_' || of_month, 'orders_' || of_month);
  INSERT INTO order_months (month, from_id) VALUES (of_month, make_order_month.from_id);
END $$;

-- What lies empty ahead becomes a month, and what lies ahead begins after it. A month gets twice the numbers that the last one took.
CREATE FUNCTION begin_order_month(of_month text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  begins integer;
  ends integer;
BEGIN
  LOCK TABLE ${MONTH_TABLES.join(', ')} IN ACCESS EXCLUSIVE MODE;
  IF EXISTS (SELECT FROM orders_later) THEN
    RAISE EXCEPTION 'orders_later has orders already';
  END IF;
  SELECT from_id INTO begins FROM order_months WHERE month = 'later';
  SELECT begins + greatest(1, ceil(count(*) / 50000.0)) * 100000 INTO ends FROM orders WHERE created_at > now() - interval '1 month';
  ALTER TABLE order_event DETACH PARTITION order_event_later;
  ALTER TABLE order_items DETACH PARTITION order_items_later;
  ALTER TABLE orders DETACH PARTITION orders_later;
  DROP TABLE order_event_later, order_items_later, orders_later;
  DELETE FROM order_months WHERE month = 'later';
  PERFORM make_order_month(of_month, begins, ends), make_order_month('later', ends, NULL);
END $$;

-- With the rights of the tables' owner, for a product that has none to change them. Makes this month and the next one where they
-- are missing, and has new orders begin at this month's first number. Twice at once it is done once. It waits for half a
-- second at most, as whoever orders does for it, and leaves the rest to the next time.
CREATE FUNCTION extend_order_months() RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp SET lock_timeout = '500ms' AS $$
DECLARE
  this_month timestamp := date_trunc('month', now() AT TIME ZONE 'Europe/Berlin');
  names text[] := ARRAY[to_char(this_month, 'YYYY_MM'), to_char(this_month + interval '1 month', 'YYYY_MM')];
  wanted text;
  has_changed boolean := false;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('tischlein:order_months', 0)) THEN
    RETURN false;
  END IF;
  FOREACH wanted IN ARRAY names LOOP
    IF NOT EXISTS (SELECT FROM order_months WHERE month = wanted) THEN
      PERFORM begin_order_month(wanted);
      has_changed := true;
    END IF;
  END LOOP;
  IF (SELECT from_id > last_value FROM order_months, orders_id_seq WHERE month = names[1]) THEN
    PERFORM setval('orders_id_seq', (SELECT from_id FROM order_months WHERE month = names[1]), false);
    has_changed := true;
  END IF;
  -- Where a month has taken all its numbers and goes on in those of the next one, that one gets more.
  IF (SELECT max(from_id) <= (SELECT last_value FROM orders_id_seq) FROM order_months WHERE month <> 'later') THEN
    PERFORM begin_order_month(names[2] || '_' || (SELECT count(*) + 1 FROM order_months WHERE starts_with(month, names[2])));
    has_changed := true;
  END IF;
  RETURN has_changed;
END $$;
REVOKE ALL ON FUNCTION extend_order_months() FROM PUBLIC;
`;

/** The same as before, but for the days whose orders are no longer all there. */
export const REBUILD_TOTALS = `
CREATE OR REPLACE FUNCTION rebuild_order_totals() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  until timestamptz;
  of_day date;
  first_day date;
BEGIN
  PERFORM FROM order_totals_progress FOR UPDATE;
  until := committed_until();
  -- A detached month may have ended on the day on which the first attached one begins.
  SELECT (min(o.created_at) AT TIME ZONE 'Europe/Berlin')::date + max(m.detached)::int INTO first_day
    FROM orders o, (SELECT count(*) AS detached FROM (SELECT FROM order_months WHERE detached_at IS NOT NULL LIMIT 1) d) m;
  DELETE FROM restaurant_day_totals WHERE day >= first_day OR first_day IS NULL;
  DELETE FROM city_day_totals WHERE day >= first_day OR first_day IS NULL;
  FOR of_day IN
    SELECT generate_series(first_day, (max(created_at) AT TIME ZONE 'Europe/Berlin')::date + 1, interval '1 day')::date FROM orders
  LOOP
    PERFORM recount_day_totals(of_day, NULL);
  END LOOP;
  UPDATE order_totals_progress SET counted_until = until;
END $$;
`;

export const REBUILD_TOTALS_BEFORE = `
CREATE OR REPLACE FUNCTION rebuild_order_totals() RETURNS void LANGUAGE plpgsql AS $$
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
`;
