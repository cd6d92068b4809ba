import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsWhere, LessThan, Repository } from 'typeorm';
import { ORDER_LINK_DAYS } from '../../../contracts/constants.ts';
import { select } from '../../../database/sql/columns.ts';
import { Database, type Statement } from '../../../database/connection/database.ts';
import { Staff } from '../../../entities/accounts/staff.entity.ts';
import { Session } from '../../../entities/accounts/session.entity.ts';
import { PushSubscription } from '../../../entities/notifications/push-subscription.entity.ts';
import type { SessionAccount } from '../../../access/session-account.ts';

const BROWSER = ['id', 'endpoint', 'p256dh', 'auth'] as const;

export interface Subscription extends Pick<PushSubscription, (typeof BROWSER)[number]> {
  /** Its customer is, there; else it was subscribed with an order's link. */
  isSignedIn: boolean;
}

type Browser = Omit<Subscription, 'id' | 'isSignedIn'>;

/** Browsers of one customer, one restaurant or one order; the oldest make room. */
const MAX_BROWSERS = 20;

/**
 * $1 session, $2 endpoint, $3 key, $4 secret. A browser belongs to whoever is signed in there. One statement, as for an
 * order, so that nothing is subscribed whose session or link has just ended.
 */
const addFor = (owner: 'user_id' | 'restaurant_id'): Statement => ({
  name: `push_add_${owner}`,
  text: `
  INSERT INTO push_subscriptions (${owner}, session_id, endpoint, p256dh, auth)
  SELECT ${owner}, id, $2, $3, $4 FROM sessions WHERE id = $1 AND ${owner} IS NOT NULL
  ON CONFLICT (endpoint) WHERE ${owner} IS NOT NULL DO UPDATE
    SET ${owner} = excluded.${owner}, session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth`,
});
const ADD_FOR_USER = addFor('user_id');
const ADD_FOR_RESTAURANT = addFor('restaurant_id');
/** $1 restaurant, $2 how many. Each of its riders has as many as its kitchen: SQL, for the count of each. */
const TRIM_RESTAURANT: Statement = {
  name: 'push_trim_restaurant',
  text: `
  DELETE FROM push_subscriptions p USING (
    SELECT b.id, row_number() OVER (PARTITION BY f.id ORDER BY b.id DESC) AS place
      FROM push_subscriptions b JOIN sessions s ON s.id = b.session_id
        LEFT JOIN restaurant_staff f ON f.id = s.staff_id AND f.duty = 'rider'
     WHERE b.restaurant_id = $1
  ) AS ranked WHERE p.id = ranked.id AND ranked.place > $2`,
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
/** $1 order, $2 its customer or null, when the customer does not want to be told. A browser hears it once: SQL, for DISTINCT ON. */
const LIST: Statement = {
  name: 'push_list',
  text: `SELECT DISTINCT ON (p.endpoint) ${select(PushSubscription, 'p', BROWSER)}, p.user_id IS NOT NULL AS "isSignedIn"
           FROM push_subscriptions p LEFT JOIN sessions s ON s.id = p.session_id
          WHERE p.order_id = $1 OR (p.user_id = $2 AND s.expires_at > now())
          ORDER BY p.endpoint, p.order_id NULLS FIRST`,
};
@Injectable()
export class PushSubscriptionRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(PushSubscription) private readonly subscriptions: Repository<PushSubscription>,
  ) {}

  async addForCustomer({ sessionId, accountId }: SessionAccount, browser: Browser): Promise<void> {
    const { endpoint, p256dh, auth } = browser;
    await this.database.run(ADD_FOR_USER, [sessionId, endpoint, p256dh, auth]);
    await this.#trim({ userId: accountId });
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
    if (isAdded) await this.#trim({ orderId });
    return isAdded;
  }

  async remove(endpoint: string): Promise<void> {
    await this.subscriptions.delete({ endpoint });
  }

  /** Of its owner and its kitchen. */
  async listOfRestaurant(restaurantId: number): Promise<Subscription[]> {
    const browsers = await this.subscriptions
      .createQueryBuilder('p')
      .innerJoin(Session, 's', 's.id = p.sessionId AND s.expiresAt > now()')
      .leftJoin(Staff, 'f', 'f.id = s.staffId')
      .where({ restaurantId })
      .andWhere(`f.duty IS DISTINCT FROM 'rider'`)
      .getMany();
    return browsers.map((browser) => Object.assign(browser, { isSignedIn: true }));
  }

  async listOfRider(riderId: number): Promise<Subscription[]> {
    const browsers = await this.subscriptions
      .createQueryBuilder('p')
      .innerJoin(Session, 's', 's.id = p.sessionId AND s.expiresAt > now()')
      .where('s.staffId = :riderId', { riderId })
      .getMany();
    return browsers.map((browser) => Object.assign(browser, { isSignedIn: true }));
  }

  /** The browsers that want to hear of an order; `userId` is null when its customer does not. */
  list(orderId: number, userId: number | null): Promise<Subscription[]> {
    return this.database.run<Subscription>(LIST, [orderId, userId]);
  }

  /** By the oldest that stays: what is added meanwhile is newer. */
  async #trim(where: FindOptionsWhere<PushSubscription>): Promise<void> {
    const [oldest] = await this.subscriptions.find({ where, order: { id: 'DESC' }, skip: MAX_BROWSERS - 1, take: 1 });
    if (oldest) await this.subscriptions.delete({ ...where, id: LessThan(oldest.id) });
  }
}
