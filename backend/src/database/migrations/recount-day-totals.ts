/** The function that counts the totals of a day, as it was before and after each migration that changed it. */
const SUM_NAMES = [
  ...['orders', 'cancelled', 'cancelled_cents', 'subtotal_cents', 'deposit_cents', 'delivery_fee_cents', 'total_cents'],
  ...['gross_7_cents', 'vat_7_cents', 'gross_19_cents', 'vat_19_cents'],
];

/** Columns that later migrations added, with what is counted into them. */
export const TIPS = { tip_cents: 'coalesce(sum(o.tip_cents) FILTER (WHERE k.counts), 0)' };
export const TIPS_OF_CANCELLED = {
  cancelled_tip_cents: 'coalesce(sum(o.tip_cents) FILTER (WHERE NOT k.counts), 0)',
};

/** Counts a day anew: what the first migration defined, with further columns. */
export function recountOf(further: Readonly<Record<string, string>>): string {
  const names = [...SUM_NAMES, ...Object.keys(further)];
  const counted = Object.values(further)
    .map((sum) => `,\n    ${sum}`)
    .join('');
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
    coalesce(sum(t.gross_19) FILTER (WHERE k.counts), 0), coalesce(sum((2 * t.gross_19 * 19 + 119) / 238) FILTER (WHERE k.counts), 0)${counted}
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
}
