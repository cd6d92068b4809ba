/**
 * Whether a dish or an option can be had, as SQL by the name of its row. What is sold out until a time is there from that
 * time on, also while the job that writes it down is late.
 */
export const isAvailable = (row: string) => `(${row}.available OR coalesce(${row}.sold_out_until <= now(), false))`;

/** The first moment ahead at which something of a restaurant's menu is back, which nobody writes down then; null when there is none. */
export const nextBackOf = (restaurantId: string) => `least(
      (SELECT min(i.sold_out_until) FROM menu_items i JOIN menus m ON m.id = i.menu_id
        WHERE m.restaurant_id = ${restaurantId} AND i.sold_out_until > now()),
      (SELECT min(o.sold_out_until) FROM options o JOIN option_groups g ON g.id = o.group_id
          JOIN menu_items i ON i.id = g.menu_item_id JOIN menus m ON m.id = i.menu_id
        WHERE m.restaurant_id = ${restaurantId} AND o.sold_out_until > now()))`;

/** When it comes back by itself; null when it is there, and when it is sold out for good. */
export const soldOutUntil = (row: string) =>
  `CASE WHEN NOT ${row}.available AND ${row}.sold_out_until > now() THEN ${row}.sold_out_until END`;
