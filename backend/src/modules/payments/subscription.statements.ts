/** Paid periods go from a day in Berlin to the day on which the next one begins. */
import type { Statement } from '../../database/connection/database.ts';

/** $1 the time, or null: now. */
const CLOCK = `
  clock AS (SELECT coalesce($1::timestamptz, now()) AS at),
  day AS (SELECT at, (at AT TIME ZONE 'Europe/Berlin')::date AS today FROM clock)`;
const PAYS = `r.review_status = 'approved' AND r.is_active AND (r.suspended_from IS NULL OR r.suspended_from > day.at)`;

/**
 * The next period of each restaurant that pays and whose last one is over: from that day on while the subscription goes
 * on, from today where it had ended. Periods of one run end on the day of the month on which it began, or on the month's
 * last. The price stays what it was while the plan does. $2 how many at most, $3 and $4 the plans' prices in cents.
 */
export const RENEW_SUBSCRIPTIONS: Statement = {
  name: 'subscriptions_renew',
  text: `
  WITH ${CLOCK}, due AS (
    SELECT r.id, r.subscription_plan AS plan, last.plan AS last_plan, last.price_cents,
      CASE WHEN r.subscription_active THEN last.end_date ELSE day.today END AS start_date,
      CASE WHEN r.subscription_active AND r.subscription_plan = last.plan THEN (
        SELECT max(s.start_date) FROM subscriptions s
         WHERE s.restaurant_id = r.id AND s.plan = last.plan AND NOT EXISTS (
           SELECT FROM subscriptions b
            WHERE b.restaurant_id = r.id AND b.plan = s.plan AND b.end_date = s.start_date)
      ) WHEN r.subscription_active THEN last.end_date ELSE day.today END AS run_from
    FROM day CROSS JOIN restaurants r CROSS JOIN LATERAL (
      SELECT plan, price_cents, end_date FROM subscriptions
       WHERE restaurant_id = r.id AND end_date IS NOT NULL ORDER BY end_date DESC, id DESC LIMIT 1
    ) last
    WHERE ${PAYS} AND r.subscription_plan IS NOT NULL AND last.end_date <= day.today
    ORDER BY r.id LIMIT $2 FOR NO KEY UPDATE OF r SKIP LOCKED
  ), begun AS (
    INSERT INTO subscriptions (restaurant_id, plan, price_cents, start_date, end_date)
    SELECT id, plan,
      CASE WHEN plan = last_plan THEN price_cents WHEN plan = 'yearly' THEN $4::int ELSE $3::int END,
      start_date,
      run_from + CASE plan
        WHEN 'yearly' THEN make_interval(years => (extract(year FROM start_date) - extract(year FROM run_from))::int + 1)
        ELSE make_interval(months => (12 * (extract(year FROM start_date) - extract(year FROM run_from))
          + extract(month FROM start_date) - extract(month FROM run_from))::int + 1)
      END
    FROM due ON CONFLICT DO NOTHING RETURNING restaurant_id
  ), active AS (
    UPDATE restaurants SET subscription_active = true
     WHERE NOT subscription_active AND id IN (SELECT restaurant_id FROM begun)
  )
  SELECT count(*)::int AS begun FROM begun`,
};

/** What was paid for goes on until its last day. */
export const END_SUBSCRIPTIONS: Statement = {
  name: 'subscriptions_end',
  text: `
  WITH ${CLOCK}
  UPDATE restaurants r SET subscription_active = false FROM day
   WHERE r.subscription_active AND NOT (${PAYS})
     AND NOT EXISTS (SELECT FROM subscriptions s WHERE s.restaurant_id = r.id AND s.end_date > day.today)`,
};
