import type { Queryable } from '../database/connection/database.ts';
import type { Restaurant } from '../entities/restaurants/restaurant.entity.ts';
import type { EventOf } from './outbox/domain-event.ts';
import type { OutboxRepository } from './outbox/outbox.repository.ts';

/**
 * A restaurant's terms have changed, which raised its information's version to this one: open lists, pages and carts read
 * them anew. Within the transaction of the change; the caller kicks the relay after the commit.
 */
export function announceTerms(
  tx: Queryable,
  outbox: OutboxRepository,
  { id, city, infoVersion }: Pick<Restaurant, 'id' | 'city' | 'infoVersion'>,
): Promise<EventOf<'terms'>> {
  const at = new Date();
  return outbox.append(
    tx,
    'terms',
    { city, payload: { restaurantId: id, version: infoVersion, at: at.toISOString() } },
    at,
  );
}
