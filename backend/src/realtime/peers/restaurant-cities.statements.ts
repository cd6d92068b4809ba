/** Which channel hears of an order. */
import type { Statement } from '../../database/connection/database.ts';

/** $1 restaurants. */
export const READ_CITIES: Statement = {
  name: 'peers_read_cities',
  text: 'SELECT id, city FROM restaurants WHERE id = ANY ($1::int[])',
};
