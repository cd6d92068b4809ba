import type { MigrationInterface, QueryRunner } from 'typeorm';

const SUM_NAMES = [
  ...['orders', 'cancelled', 'cancelled_cents', 'subtotal_cents', 'deposit_cents', 'delivery_fee_cents', 'total_cents'],
  ...['gross_7_cents', 'vat_7_cents', 'gross_19_cents', 'vat_19_cents'],
];

/** As before, and with `tip_cents` where the days' totals have it. */
const recountOf = (hasTips: boolean): string => {
  const names = hasTips ? [...SUM_NAMES, 'tip_cents'] : SUM_NAMES;
  const tips = hasTips ? `,\n    coalesce(sum(o.tip_cents) FILTER (WHERE k.counts), 0)` : '';
  return `
CREATE OR REPLACE FUNCTION recount_day_totals(of_day date, of_restaurants integer[]) RETURNS void LANGUAGE plpgsql SET jit = off AS $$
BEGIN
  DELETE FROM restaurant_day_totals
   WHERE day = of_day AND (of_restaurants IS NULL OR restaurant_id = ANY (of_restaurants));
  INSERT INTO restaurant_day_totals (restaurant_id, day, payment_method, payment_status, ${names.join(', ')})
  SELECT o.restaurant_id, of_day, o.payment_method, o.payment_status, count(*) FILTER (WHERE k.counts),
    count(*) FILTER (WHERE NOT k.counts), coalesce(sum(o.total_cents) FILTER (WHERE NOT k.counts), 0),
    coalesce(sum(o.subtotal_cents) FILTER (WHERE k.counts), 0), coalesce(sum(o.deposit_cents) FILTER (WHERE k.counts), 0),
    coalesce(sum(o.delivery_fee_cents) FILTER (WHERE k.counts), 0), coalesce(sum(o.total_cents) FILTER (WHERE k.counts), 0),
    coalesce(sum(t.gross_7) FILTER (WHERE k.counts), 0), coalesce(sum((2 * t.gross_7 * 7 + 107) / 214) FILTER (WHERE k.counts), 0),
    coalesce(sum(t.gross_19) FILTER (WHERE k.counts), 0), coalesce(sum((2 * t.gross_19 * 19 + 119) / 238) FILTER (WHERE k.counts), 0)${tips}
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
  INSERT INTO city_day_totals (day, city, payment_method, payment_status, ${names.join(', ')})
  SELECT of_day, r.city, t.payment_method, t.payment_status, ${names.map((name) => `sum(t.${name})`).join(', ')}
  FROM restaurant_day_totals t JOIN restaurants r ON r.id = t.restaurant_id
  WHERE t.day = of_day GROUP BY r.city, t.payment_method, t.payment_status;
END $$;
`;
};

/** The days that were counted before have no tips, so nothing is counted anew. */
const UP = `
ALTER TABLE orders ADD COLUMN tip_cents integer NOT NULL DEFAULT 0;
ALTER TABLE orders ADD CONSTRAINT orders_tip_check CHECK (tip_cents BETWEEN 0 AND 5000);
ALTER TABLE restaurant_day_totals ADD COLUMN tip_cents bigint NOT NULL DEFAULT 0;
ALTER TABLE city_day_totals ADD COLUMN tip_cents bigint NOT NULL DEFAULT 0;
${recountOf(true)}
`;

const DOWN = `
${recountOf(false)}
ALTER TABLE city_day_totals DROP COLUMN tip_cents;
ALTER TABLE restaurant_day_totals DROP COLUMN tip_cents;
ALTER TABLE orders DROP COLUMN tip_cents;
`;

/** What customers give on top, beside the total: every sum of turnover and VAT stays what it is. */
export class Tips1795300000220 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
