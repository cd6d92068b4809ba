/**
 * A partition for each month that orders were drawn for, behind the one with whatever was there before, which takes the name of the month before
 * them. The others are empty, or this fails. The orders' numbers begin where the first one that is made does.
 */
export const MAKE_MONTHS = `
DO $$
DECLARE
  first_month text := (SELECT month FROM order_months ORDER BY from_id LIMIT 1);
  month_before text := (SELECT to_char(min(placed) AT TIME ZONE 'Europe/Berlin' - interval '1 month', 'YYYY_MM') FROM drawn);
  begins integer := (SELECT min(from_id) FROM order_months WHERE month <> first_month);
  ends integer := begins + (SELECT count(*) FROM drawn) + 100000;
  other text;
  of_table text;
  drawn_month record;
BEGIN
  IF EXISTS (SELECT FROM orders WHERE id >= begins) THEN
    RAISE EXCEPTION 'there are months of orders already';
  END IF;
  FOR other IN SELECT month FROM order_months WHERE month <> first_month LOOP
    EXECUTE format('ALTER TABLE order_event DETACH PARTITION %I', 'order_event_' || other);
    EXECUTE format('ALTER TABLE order_items DETACH PARTITION %I', 'order_items_' || other);
    EXECUTE format('ALTER TABLE orders DETACH PARTITION %I', 'orders_' || other);
    EXECUTE format('DROP TABLE %I, %I, %I', 'order_event_' || other, 'order_items_' || other, 'orders_' || other);
  END LOOP;
  DELETE FROM order_months WHERE month <> first_month;
  FOREACH of_table IN ARRAY ARRAY['orders', 'order_items', 'order_event'] LOOP
    EXECUTE format('ALTER TABLE %I RENAME TO %I', of_table || '_' || first_month, of_table || '_' || month_before);
  END LOOP;
  UPDATE order_months SET month = month_before;
  FOR drawn_month IN
    SELECT month, begins + first AS from_id, coalesce(begins + lead(first) OVER (ORDER BY first), ends) AS to_id
      FROM (SELECT to_char(placed AT TIME ZONE 'Europe/Berlin', 'YYYY_MM') AS month, min(n) AS first FROM drawn GROUP BY 1) m
  LOOP
    PERFORM make_order_month(drawn_month.month, drawn_month.from_id, drawn_month.to_id);
  END LOOP;
  PERFORM make_order_month('later', ends, NULL), extend_order_months();
END $$`;

/** The number before that of the first order that is drawn. */
export const ID_BEFORE = `SELECT id - 1 AS id FROM (SELECT from_id AS id FROM order_months ORDER BY from_id OFFSET 1 LIMIT 1) m`;
