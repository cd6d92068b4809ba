import { Injectable } from '@nestjs/common';
import { Database, type Queryable, type Statement } from '../../database/database.ts';
import { blankOrders } from './blank-orders.ts';
import type {
  AddressRow,
  FavouriteRow,
  OrderRow,
  PersonalData,
  PasskeyRow,
  PersonRow,
  PushRow,
  ReviewRow,
  SessionRow,
} from './export.rows.ts';

const PERSON: Statement = {
  name: 'privacy_person',
  text: `SELECT id, name, email, email_verified_at, pending_email, phone, city, address, language, notify_email, notify_push, created_at
           FROM users WHERE id = $1`,
};
const ADDRESSES: Statement = {
  name: 'privacy_addresses',
  text: `SELECT id, label, address, notes, is_default, created_at FROM addresses WHERE user_id = $1 ORDER BY id`,
};
const ORDERS: Statement = {
  name: 'privacy_orders',
  text: `
  SELECT o.id, r.name AS restaurant_name, o.status, o.reason, o.created_at, o.scheduled_for, o.customer_name,
         o.customer_email, o.customer_phone, o.delivery_address, o.delivery_notes, o.notes, o.wants_reusable,
         o.payment_method, o.payment_status, o.language, o.subtotal_cents, o.deposit_cents, o.delivery_fee_cents,
         o.total_cents, o.tip_cents,
         (SELECT coalesce(json_agg(json_build_object('name', i.name, 'quantity', i.quantity, 'unit_price_cents',
                   i.unit_price_cents, 'deposit_cents', i.deposit_cents, 'vat_rate', i.vat_rate, 'options', i.options,
                   'notes', i.notes) ORDER BY i.id), '[]')
            FROM order_items i WHERE i.order_id = o.id) AS items,
         (SELECT coalesce(json_agg(json_build_object('status', e.status, 'at', e.at, 'actor', e.actor)
                   ORDER BY e.version), '[]')
            FROM order_event e WHERE e.order_id = o.id AND e.previous_status IS DISTINCT FROM e.status) AS timeline
    FROM orders o JOIN restaurants r ON r.id = o.restaurant_id
   WHERE o.user_id = $1 ORDER BY o.id`,
};
const REVIEWS: Statement = {
  name: 'privacy_reviews',
  text: `SELECT v.order_id, r.name AS restaurant_name, v.rating, v.text, v.created_at
           FROM reviews v JOIN restaurants r ON r.id = v.restaurant_id WHERE v.user_id = $1 ORDER BY v.id`,
};
const FAVOURITES: Statement = {
  name: 'privacy_favourites',
  text: `SELECT f.restaurant_id, r.name AS restaurant_name, f.created_at
           FROM favourites f JOIN restaurants r ON r.id = f.restaurant_id WHERE f.user_id = $1 ORDER BY f.created_at`,
};
const PUSH: Statement = {
  name: 'privacy_push',
  text: `SELECT p.endpoint, p.order_id, p.created_at FROM push_subscriptions p LEFT JOIN orders o ON o.id = p.order_id
          WHERE p.user_id = $1 OR o.user_id = $1 ORDER BY p.id`,
};
const SESSIONS: Statement = {
  name: 'privacy_sessions',
  text: 'SELECT id, created_at, expires_at, last_seen_at, device FROM sessions WHERE user_id = $1 ORDER BY created_at',
};

/** What a passkey is called, and never what checks it. */
const PASSKEYS: Statement = {
  name: 'privacy_passkeys',
  text: 'SELECT name, created_at, last_used_at FROM passkeys WHERE user_id = $1 ORDER BY created_at, id',
};

const PASSWORD_HASH: Statement = {
  name: 'privacy_password_hash',
  text: 'SELECT password_hash FROM users WHERE id = $1',
};
/** An order that is being placed holds the row it refers to, so either it is seen here or it finds no customer. */
/** $2 the hash of the password that was given: somebody else may have changed it meanwhile. */
const LOCK_USER: Statement = {
  name: 'privacy_lock_user',
  text: 'SELECT id FROM users WHERE id = $1 AND password_hash = $2 FOR UPDATE',
};
const HAS_OPEN_ORDER: Statement = {
  name: 'privacy_has_open_order',
  text: `SELECT EXISTS (SELECT 1 FROM orders WHERE user_id = $1 AND status IN ('pending', 'preparing', 'delivering'))
      AS has_open_order`,
};
const LOCK_ORDERS: Statement = {
  name: 'privacy_lock_orders',
  text: 'SELECT id FROM orders WHERE user_id = $1 ORDER BY id FOR UPDATE',
};
const END_SESSIONS: Statement = {
  name: 'privacy_end_sessions',
  text: 'DELETE FROM sessions WHERE user_id = $1 RETURNING id',
};
const DELETE_USER: Statement = { name: 'privacy_delete_user', text: 'DELETE FROM users WHERE id = $1' };

type Erasure = { erased: true; endedSessionIds: string[] } | { erased: false; why: 'open_orders' | 'gone' };

@Injectable()
export class PrivacyRepository {
  constructor(private readonly database: Database) {}

  /** Null when the account is gone. */
  async findPersonalData(userId: number): Promise<PersonalData | null> {
    const db: Queryable = this.database;
    const [person] = await db.run<PersonRow>(PERSON, [userId]);
    if (person === undefined) return null;
    return {
      person,
      addresses: await db.run<AddressRow>(ADDRESSES, [userId]),
      orders: await db.run<OrderRow>(ORDERS, [userId]),
      reviews: await db.run<ReviewRow>(REVIEWS, [userId]),
      favourites: await db.run<FavouriteRow>(FAVOURITES, [userId]),
      push: await db.run<PushRow>(PUSH, [userId]),
      passkeys: await db.run<PasskeyRow>(PASSKEYS, [userId]),
      sessions: await db.run<SessionRow>(SESSIONS, [userId]),
    };
  }

  async findPasswordHash(userId: number): Promise<string | null> {
    const [row] = await this.database.run<{ password_hash: string }>(PASSWORD_HASH, [userId]);
    return row?.password_hash ?? null;
  }

  /** Addresses, favourites, subscriptions and sessions go with the row; orders and the stars of reviews stay without it. */
  erase(userId: number, passwordHash: string): Promise<Erasure> {
    return this.database.transaction(async (tx): Promise<Erasure> => {
      if ((await tx.run(LOCK_USER, [userId, passwordHash])).length === 0) return { erased: false, why: 'gone' };
      const [open] = await tx.run<{ has_open_order: boolean }>(HAS_OPEN_ORDER, [userId]);
      if (open?.has_open_order) return { erased: false, why: 'open_orders' };
      const orders = await tx.run<{ id: number }>(LOCK_ORDERS, [userId]);
      await blankOrders(
        tx,
        orders.map(({ id }) => id),
      );
      const ended = await tx.run<{ id: string }>(END_SESSIONS, [userId]);
      await tx.run(DELETE_USER, [userId]);
      return { erased: true, endedSessionIds: ended.map(({ id }) => id) };
    });
  }
}
