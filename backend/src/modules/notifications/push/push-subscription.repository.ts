import { Injectable } from '@nestjs/common';
import { ORDER_LINK_DAYS } from '../../../contracts/constants.ts';
import { Database, type Statement } from '../../../database/database.ts';
import type { SessionAccount } from '../../../access/session-account.ts';
import type { PushKeys } from './push-encryption.ts';

export interface Subscription extends PushKeys {
  id: number;
  endpoint: string;
  /** Its customer is, there; else it was subscribed with an order's link. */
  isSignedIn: boolean;
}

type Browser = Omit<Subscription, 'id' | 'isSignedIn'>;

/** Browsers of one customer, one restaurant or one order; the oldest make room. */
const MAX_BROWSERS = 20;

/** $1 session, $2 endpoint, $3 key, $4 secret. A browser belongs to whoever is signed in there. */
const ADD_FOR_USER: Statement = {
  name: 'push_add_user',
  text: `
  INSERT INTO push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
  SELECT user_id, id, $2, $3, $4 FROM sessions WHERE id = $1 AND user_id IS NOT NULL
  ON CONFLICT (endpoint) WHERE user_id IS NOT NULL DO UPDATE
    SET user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth`,
};
/** Likewise, of a restaurant's owner or staff. */
const ADD_FOR_RESTAURANT: Statement = {
  name: 'push_add_restaurant',
  text: `
  INSERT INTO push_subscriptions (restaurant_id, session_id, endpoint, p256dh, auth)
  SELECT restaurant_id, id, $2, $3, $4 FROM sessions WHERE id = $1 AND restaurant_id IS NOT NULL
  ON CONFLICT (endpoint) WHERE restaurant_id IS NOT NULL DO UPDATE
    SET restaurant_id = excluded.restaurant_id, session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth`,
};
/** $1 order, $2 user or null, $3 token or null, $4 endpoint, $5 key, $6 secret. */
const ADD_FOR_ORDER: Statement = {
  name: 'push_add_order',
  text: `
  INSERT INTO push_subscriptions (order_id, endpoint, p256dh, auth)
  SELECT id, $4, $5, $6 FROM orders
   WHERE id = $1 AND (user_id = $2::int OR ((share_token::text = $3::text OR guest_token::text = $3::text)
          AND updated_at > now() - interval '${ORDER_LINK_DAYS} days'))
  ON CONFLICT (order_id, endpoint) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth
  RETURNING id`,
};
const TRIM_USER: Statement = {
  name: 'push_trim_user',
  text: `DELETE FROM push_subscriptions WHERE user_id = $1 AND id NOT IN
    (SELECT id FROM push_subscriptions WHERE user_id = $1 ORDER BY id DESC LIMIT $2)`,
};
const TRIM_RESTAURANT: Statement = {
  name: 'push_trim_restaurant',
  text: `DELETE FROM push_subscriptions WHERE restaurant_id = $1 AND id NOT IN
    (SELECT id FROM push_subscriptions WHERE restaurant_id = $1 ORDER BY id DESC LIMIT $2)`,
};
const TRIM_ORDER: Statement = {
  name: 'push_trim_order',
  text: `DELETE FROM push_subscriptions WHERE order_id = $1 AND id NOT IN
    (SELECT id FROM push_subscriptions WHERE order_id = $1 ORDER BY id DESC LIMIT $2)`,
};
const REMOVE: Statement = { name: 'push_remove', text: 'DELETE FROM push_subscriptions WHERE endpoint = $1' };
/** $1 order, $2 its customer or null, when the customer does not want to be told. A browser hears it once. */
const LIST: Statement = {
  name: 'push_list',
  text: `SELECT DISTINCT ON (p.endpoint) p.id, p.endpoint, p.p256dh, p.auth, p.user_id IS NOT NULL AS "isSignedIn"
           FROM push_subscriptions p LEFT JOIN sessions s ON s.id = p.session_id
          WHERE p.order_id = $1 OR (p.user_id = $2 AND s.expires_at > now())
          ORDER BY p.endpoint, p.order_id NULLS FIRST`,
};
const LIST_OF_RESTAURANT: Statement = {
  name: 'push_list_restaurant',
  text: `SELECT p.id, p.endpoint, p.p256dh, p.auth, true AS "isSignedIn"
           FROM push_subscriptions p JOIN sessions s ON s.id = p.session_id
          WHERE p.restaurant_id = $1 AND s.expires_at > now()`,
};

@Injectable()
export class PushSubscriptionRepository {
  constructor(private readonly database: Database) {}

  async addForCustomer({ sessionId, accountId }: SessionAccount, browser: Browser): Promise<void> {
    const { endpoint, p256dh, auth } = browser;
    await this.database.run(ADD_FOR_USER, [sessionId, endpoint, p256dh, auth]);
    await this.database.run(TRIM_USER, [accountId, MAX_BROWSERS]);
  }

  async addForRestaurant({ sessionId, accountId }: SessionAccount, browser: Browser): Promise<void> {
    const { endpoint, p256dh, auth } = browser;
    await this.database.run(ADD_FOR_RESTAURANT, [sessionId, endpoint, p256dh, auth]);
    await this.database.run(TRIM_RESTAURANT, [accountId, MAX_BROWSERS]);
  }

  /** False when there is no such order, or neither the customer nor the token belong to it. */
  async addForOrder(
    orderId: number,
    holder: { userId: number | null; token: string | null },
    browser: Browser,
  ): Promise<boolean> {
    const { endpoint, p256dh, auth } = browser;
    const values = [orderId, holder.userId, holder.token, endpoint, p256dh, auth];
    const isAdded = (await this.database.run(ADD_FOR_ORDER, values)).length > 0;
    if (isAdded) await this.database.run(TRIM_ORDER, [orderId, MAX_BROWSERS]);
    return isAdded;
  }

  async remove(endpoint: string): Promise<void> {
    await this.database.run(REMOVE, [endpoint]);
  }

  listOfRestaurant(restaurantId: number): Promise<Subscription[]> {
    return this.database.run<Subscription>(LIST_OF_RESTAURANT, [restaurantId]);
  }

  /** The browsers that want to hear of an order; `userId` is null when its customer does not. */
  list(orderId: number, userId: number | null): Promise<Subscription[]> {
    return this.database.run<Subscription>(LIST, [orderId, userId]);
  }
}
