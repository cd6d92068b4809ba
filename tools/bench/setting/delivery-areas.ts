import type { Client } from 'pg';
import { postcodesOf } from '../../../backend/src/geography/postcodes.ts';

/** Somewhere in the middle of them. */
export const BENCH_POSTCODE = '10435';
const NEAR = 15;
const FAR = 25;

/**
 * Gives each restaurant of Berlin that has none two areas: fifteen postcodes and twenty-five more, beginning elsewhere for each,
 * so that about a fifth of the city delivers to any postcode. The rows are those that saving the areas would reckon.
 */
export async function fillDeliveryAreas(client: Client): Promise<void> {
  const postcodes = postcodesOf('berlin').map(({ postcode }) => postcode);
  const doubled = [...postcodes, ...postcodes];
  await client.query(
    `WITH r AS (
       SELECT id, delivery_fee_cents AS fee, minimum_order_cents AS minimum, (id * 7) % $2::int AS at
       FROM restaurants WHERE city = 'berlin' AND is_active AND NOT delivers_by_area
     ), a AS (
       INSERT INTO delivery_areas (restaurant_id, position, name, postcodes, fee_cents, free_from_cents, minimum_order_cents, extra_minutes)
       SELECT id, 0, 'near', ($1::varchar[])[at + 1 : at + ${String(NEAR)}], fee, NULL, minimum, 0 FROM r
       UNION ALL
       SELECT id, 1, 'far', ($1::varchar[])[at + ${String(NEAR + 1)} : at + ${String(NEAR + FAR)}], fee + 150, minimum + 3000, minimum + 500, 10 FROM r
       RETURNING *
     ), p AS (
       INSERT INTO delivery_postcodes (postcode, restaurant_id, area_id, fee_cents, free_from_cents, minimum_order_cents, extra_minutes)
       SELECT code, restaurant_id, id, fee_cents, free_from_cents, minimum_order_cents, extra_minutes FROM a, unnest(postcodes) AS code
     )
     UPDATE restaurants SET delivers_by_area = true FROM r WHERE restaurants.id = r.id`,
    [doubled, postcodes.length],
  );
}
