/** The statements that write a platform's past orders: temporary tables first, then each real table at one go. */

/** How a day's orders are spread over it: the share that was placed before an hour of Berlin's clock. */
const DEMAND: readonly (readonly [share: number, hour: number])[] = [
  [0, 0],
  [0.02, 1],
  [0.05, 10.5],
  [0.12, 11.5],
  [0.3, 13.5],
  [0.38, 17],
  [0.55, 18.5],
  [0.8, 20.5],
  [0.94, 22],
  [1, 24],
];

/** A piece of a curve for each pair of neighbours, as a `CASE` on `value`. */
function interpolated(value: string, points: readonly (readonly [number, number])[]): string {
  const pieces = points.slice(1).map(([x, y], index) => {
    const [x0, y0] = points[index] ?? [0, 0];
    return `WHEN ${value} <= ${x} THEN ${y0} + (${value} - ${x0}) * ${(y - y0) / (x - x0)}`;
  });
  return `CASE ${pieces.join(' ')} ELSE ${points.at(-1)?.[1] ?? 0} END`;
}

const hourOf = (share: string) => interpolated(share, DEMAND);
const shareAt = (hour: string) =>
  interpolated(
    hour,
    DEMAND.map(([share, clock]) => [clock, share] as const),
  );

/** Between 0 and 1, the same in every run. `salt` makes another draw for the same number. */
const draw = (n: string, salt: number) =>
  `((hashint4(${n} + ${salt * 20_000_003})::bigint & 2147483647) / 2147483648::float8)`;

/** $1 orders, $2 days, $3 the first restaurant's id, $4 how many restaurants, $5 the first user's id, $6 how many users. */
export const DRAW_ORDERS = `
CREATE TEMP TABLE drawn ON COMMIT DROP AS
SELECT n, restaurant_id, user_id, placed, total_lines, is_cancelled, reason,
  CASE WHEN is_cancelled THEN NULL ELSE placed + accept_after END AS accepted,
  CASE WHEN is_cancelled THEN NULL ELSE placed + accept_after + cooks_for END AS left_at,
  CASE WHEN is_cancelled THEN NULL ELSE placed + accept_after + cooks_for + rides_for END AS arrived,
  CASE WHEN is_cancelled THEN placed + CASE WHEN reason = 'no_response' THEN interval '5 minutes' ELSE accept_after END END AS cancelled,
  prep, method, payment
FROM (
  SELECT n, $3::int + (floor($4::int * power(${draw('n', 1)}, 2))::int * 7919) % $4::int AS restaurant_id,
    $5::int + floor($6::int * ${draw('n', 2)})::int AS user_id,
    -- In the night in which an hour comes twice its clock times mean the second one, which may be to come.
    least(now(), ((d.today - $2::int + 1 + floor(n / d.daily)::int)
      + make_interval(secs => 3600 * (${hourOf('(n / d.daily - floor(n / d.daily))')}))) AT TIME ZONE 'Europe/Berlin') AS placed,
    1 + floor(3 * ${draw('n', 3)})::int AS total_lines,
    ${draw('n', 4)} < 0.07 AS is_cancelled,
    (ARRAY['too_busy', 'item_unavailable', 'closing', 'address_out_of_range', 'customer_request', 'no_response'])
      [1 + floor(6 * ${draw('n', 5)})::int]::cancel_reason AS reason,
    make_interval(secs => 15 + 260 * power(${draw('n', 6)}, 2)) AS accept_after,
    make_interval(secs => 60 * (8 + 22 * ${draw('n', 7)})) AS cooks_for,
    make_interval(secs => 60 * (CASE WHEN ${draw('n', 8)} > 0.995 THEN 90 ELSE 6 + 18 * ${draw('n', 8)} END)) AS rides_for,
    15 + 5 * floor(5 * ${draw('n', 9)})::int AS prep,
    (ARRAY['cash_on_delivery', 'cash_on_delivery', 'cash_on_delivery', 'card_on_delivery', 'card_on_delivery', 'restaurant_pos'])
      [1 + floor(6 * ${draw('n', 10)})::int]::payment_method AS method,
    (CASE WHEN ${draw('n', 11)} < 0.97 THEN 'paid' ELSE 'failed' END)::payment_status AS payment
  FROM (
    SELECT clock::date AS today, $1::int / ($2::int - 1 + ${shareAt('extract(epoch FROM clock::time) / 3600')})::float8 AS daily
    FROM (SELECT now() AT TIME ZONE 'Europe/Berlin' AS clock) c OFFSET 0
  ) d, generate_series(0, $1::int - 1) AS n
  -- Like the one in it, kept from being merged with the query around it, which would work it out again for each mention.
  OFFSET 0
) o`;

/** Of each restaurant, as `seedMany` makes them. */
const DISHES = 20;

/** By their place in their restaurant. */
export const LIST_DISHES = `
CREATE TEMP TABLE dishes ON COMMIT DROP AS
SELECT m.restaurant_id, (row_number() OVER (PARTITION BY m.restaurant_id ORDER BY i.id) - 1)::int AS place, i.id, i.name,
  i.price_cents, i.deposit_cents, i.vat_rate
FROM menus m JOIN menu_items i ON i.menu_id = m.id WHERE m.restaurant_id >= $1 AND m.restaurant_id < $1 + $2`;

export const DRAW_LINES = `
CREATE TEMP TABLE lines ON COMMIT DROP AS
SELECT o.n, l.line, i.id AS menu_item_id, i.name, (1 + floor(3 * power(${draw('o.n', 12)}, 2)))::smallint AS quantity, i.price_cents,
  i.deposit_cents, i.vat_rate
FROM drawn o CROSS JOIN LATERAL generate_series(1, o.total_lines) AS l(line)
  JOIN dishes i ON i.restaurant_id = o.restaurant_id AND i.place = floor(${DISHES} * ${draw('o.n * 2 + l.line', 13)})::int`;

/** $1 the id before the first, $2 when orders that nobody accepted lapse, in seconds. */
export const INSERT_ORDERS = `
INSERT INTO orders (id, user_id, restaurant_id, status, version, reason, payment_method, payment_status, subtotal_cents,
  deposit_cents, delivery_fee_cents, total_cents, delivery_address, estimated_from, estimated_to, accept_deadline_at,
  share_token, created_at, updated_at, customer_name, customer_email, customer_phone)
SELECT $1::int + 1 + o.n, o.user_id, o.restaurant_id, s.status,
  CASE s.status WHEN 'pending' THEN 1 WHEN 'preparing' THEN 2 WHEN 'delivering' THEN 3 WHEN 'delivered' THEN 4 ELSE 2 END,
  CASE WHEN s.status = 'cancelled' THEN o.reason END, o.method,
  CASE WHEN o.method <> 'restaurant_pos' THEN 'due' WHEN s.status = 'pending' THEN 'pending' ELSE o.payment END::payment_status,
  l.subtotal, l.deposit, r.delivery_fee_cents, l.subtotal + l.deposit + r.delivery_fee_cents, u.address,
  coalesce(o.accepted, o.placed) + make_interval(mins => o.prep), coalesce(o.accepted, o.placed) + make_interval(mins => o.prep + 10),
  o.placed + make_interval(secs => $2::int), gen_random_uuid(), o.placed,
  CASE s.status WHEN 'pending' THEN o.placed WHEN 'preparing' THEN o.accepted WHEN 'delivering' THEN o.left_at
    WHEN 'delivered' THEN o.arrived ELSE o.cancelled END,
  u.name, u.email, u.phone
FROM drawn o
  JOIN (SELECT n, sum(quantity * price_cents)::int AS subtotal, sum(quantity * deposit_cents)::int AS deposit
          FROM lines GROUP BY n) l ON l.n = o.n
  JOIN restaurants r ON r.id = o.restaurant_id
  JOIN users u ON u.id = o.user_id,
  LATERAL (SELECT CASE WHEN o.cancelled <= now() THEN 'cancelled' WHEN o.arrived <= now() THEN 'delivered'
    WHEN o.left_at <= now() THEN 'delivering' WHEN o.accepted <= now() THEN 'preparing' ELSE 'pending' END::order_status AS status) s
ORDER BY o.n`;

/** $1 the id before the first order. */
export const INSERT_LINES = `
INSERT INTO order_items (order_id, menu_item_id, name, quantity, unit_price_cents, deposit_cents, vat_rate)
SELECT $1::int + 1 + n, menu_item_id, name, quantity, price_cents, deposit_cents, vat_rate FROM lines ORDER BY n, line`;

/** $1 the id before the first order. They come in the order of `drawn`: sorting millions of rows would take longer. */
export const INSERT_EVENTS = `
INSERT INTO order_event (order_id, version, status, previous_status, actor, actor_id, reason, payment_status, estimated_from,
  estimated_to, at, sent_at)
SELECT $1::int + 1 + o.n, e.version, e.status::order_status, e.previous::order_status, e.actor::order_actor,
  CASE e.actor WHEN 'customer' THEN o.user_id WHEN 'restaurant' THEN o.restaurant_id END, e.reason,
  CASE WHEN o.method <> 'restaurant_pos' THEN 'due' WHEN e.version = 1 THEN 'pending' ELSE o.payment END::payment_status,
  e.at + make_interval(mins => o.prep), e.at + make_interval(mins => o.prep + 10), e.at, e.at
FROM drawn o CROSS JOIN LATERAL (VALUES
  (1, 'pending', NULL, 'customer', o.placed, NULL::cancel_reason),
  (2, 'preparing', 'pending', 'restaurant', o.accepted, NULL),
  (3, 'delivering', 'preparing', 'restaurant', o.left_at, NULL),
  (4, 'delivered', 'delivering', 'restaurant', o.arrived, NULL),
  (2, 'cancelled', 'pending', CASE o.reason WHEN 'customer_request' THEN 'customer' WHEN 'no_response' THEN 'system'
    ELSE 'restaurant' END, o.cancelled, o.reason)
) AS e(version, status, previous, actor, at, reason)
WHERE e.at <= now()`;
