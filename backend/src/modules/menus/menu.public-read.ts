import type { FastifyRequest } from 'fastify';
import type { Statement } from '../../database/connection/database.ts';
import { about, idIn, type PublicRead } from '../../public-reads/public-read.ts';

/** What is sold out for a while is back at a moment that nobody writes down. */
const NEXT_BACK: Statement = {
  name: 'menu_next_back',
  text: `
    SELECT least(
      (SELECT min(i.sold_out_until) FROM menu_items i JOIN menus m ON m.id = i.menu_id
        WHERE m.restaurant_id = $1 AND i.sold_out_until > now()),
      (SELECT min(o.sold_out_until) FROM options o JOIN option_groups g ON g.id = o.group_id
          JOIN menu_items i ON i.id = g.menu_item_id JOIN menus m ON m.id = i.menu_id
        WHERE m.restaurant_id = $1 AND o.sold_out_until > now())) AS until`,
};

export function readMenu(request: FastifyRequest): PublicRead | null {
  const id = idIn(request);
  return id === null ? null : { subjects: [about.menu(id)], until: { statement: NEXT_BACK, values: [id] } };
}
