import type { Statement } from '../../database/connection/database.ts';

/**
 * $1 JSON: rows of `rider_tracks` without an order. Kept is what was ridden while an order was on the way, whenever it is sent: with
 * the one of the rider's orders that arrived next after that moment, or is promised earliest.
 */
export const ADD_TO_TRACKS: Statement = {
  name: 'rider_tracks_add',
  text: `
  INSERT INTO rider_tracks (staff_id, slot, order_id, at, latitude, longitude)
  SELECT p.staff_id, p.slot, ridden.id, p.at, p.latitude, p.longitude
    FROM jsonb_populate_recordset(NULL::rider_tracks, $1) AS p, LATERAL (
      SELECT o.id FROM orders o
       WHERE o.rider_id = p.staff_id AND o.status IN ('delivering', 'delivered') AND o.updated_at > now() - interval '1 day'
         AND (SELECT e.status FROM order_event e WHERE e.order_id = o.id AND e.at <= p.at ORDER BY e.version DESC LIMIT 1) = 'delivering'
       ORDER BY CASE o.status WHEN 'delivered' THEN o.updated_at END NULLS LAST, o.estimated_to, o.id LIMIT 1
    ) AS ridden
  ON CONFLICT DO NOTHING`,
};
