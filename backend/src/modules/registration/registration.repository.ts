import { Injectable } from '@nestjs/common';
import type { Category, City, Language, ReviewStatus, SubscriptionPlan } from '../../contracts/constants.ts';
import { Database, type Queryable, type Statement } from '../../database/database.ts';
import type { ReviewChanged } from '../../events/domain-event.ts';

export interface NewRestaurant {
  name: string;
  email: string;
  passwordHash: string;
  city: City;
  address: string;
  phone: string | null;
  description: string | null;
  /** Null: it is chosen before the approval. */
  category: Category | null;
  deliveryFeeCents: number;
  deliveryMinMinutes: number;
  deliveryMaxMinutes: number;
  legalName: string | null;
  vatId: string | null;
  isDeclared: boolean;
  posApiUrl: string | null;
  /** Sealed. */
  posApiKey: string | null;
  plan: SubscriptionPlan;
  language: Language;
  registrationKey: string | null;
}

export interface RegisteredRow {
  id: number;
  name: string;
  email: string;
  password_hash: string;
  city: City;
  address: string;
  description: string | null;
  image_url: string | null;
  delivery_fee_cents: number;
  delivery_min_minutes: number;
  delivery_max_minutes: number;
  pos_api_url: string | null;
  subscription_plan: SubscriptionPlan;
  is_active: boolean;
  is_open: boolean;
  subscription_active: boolean;
  review_status: ReviewStatus;
  created_at: Date;
}

const COLUMNS = `id, name, email, password_hash, city, address, description, image_url, delivery_fee_cents,
  delivery_min_minutes, delivery_max_minutes, pos_api_url, subscription_plan, is_active, is_open, subscription_active,
  review_status, created_at`;

/** Inactive, closed and unpaid are the columns' defaults: nothing that was sent can make them anything else. */
const INSERT: Statement = {
  name: 'registration_insert',
  text: `INSERT INTO restaurants (name, email, password_hash, city, address, phone, description, category,
           delivery_fee_cents, delivery_min_minutes, delivery_max_minutes, legal_name, vat_id, trader_declared_at,
           pos_api_url, pos_api_key, subscription_plan, language, registration_key)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
           CASE WHEN $14 THEN now() END, $15, $16, $17, $18, $19)
         ON CONFLICT (registration_key) DO NOTHING
         RETURNING ${COLUMNS}`,
};
const INSERT_SUBSCRIPTION: Statement = {
  name: 'registration_insert_subscription',
  text: 'INSERT INTO subscriptions (restaurant_id, plan, price_cents) VALUES ($1, $2, $3)',
};
/** The specification's 09:00-22:00 on every day, until the restaurant sets its own. */
const INSERT_HOURS: Statement = {
  name: 'registration_insert_hours',
  text: `INSERT INTO opening_hours (restaurant_id, weekday, opens_minute, closes_minute)
         SELECT $1, weekday, 9 * 60, 22 * 60 FROM generate_series(1, 7) AS weekday`,
};
const FIND_BY_KEY: Statement = {
  name: 'registration_by_key',
  text: `SELECT ${COLUMNS} FROM restaurants WHERE registration_key = $1`,
};
const APPEND: Statement = {
  name: 'registration_append',
  text: `INSERT INTO restaurant_event (restaurant_id, kind, version, payload, at)
         VALUES ($1, 'review', $2, $3, $4) RETURNING id`,
};

@Injectable()
export class RegistrationRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async findByKey(registrationKey: string): Promise<RegisteredRow | null> {
    const [row] = await this.#database.run<RegisteredRow>(FIND_BY_KEY, [registrationKey]);
    return row ?? null;
  }

  /** Null when the key was used by a request that ran at the same time. */
  async add(tx: Queryable, restaurant: NewRestaurant, priceCents: number): Promise<RegisteredRow | null> {
    const [row] = await tx.run<RegisteredRow>(INSERT, [
      restaurant.name,
      restaurant.email,
      restaurant.passwordHash,
      restaurant.city,
      restaurant.address,
      restaurant.phone,
      restaurant.description,
      restaurant.category,
      restaurant.deliveryFeeCents,
      restaurant.deliveryMinMinutes,
      restaurant.deliveryMaxMinutes,
      restaurant.legalName,
      restaurant.vatId,
      restaurant.isDeclared,
      restaurant.posApiUrl,
      restaurant.posApiKey,
      restaurant.plan,
      restaurant.language,
      restaurant.registrationKey,
    ]);
    if (row === undefined) return null;
    await tx.run(INSERT_SUBSCRIPTION, [row.id, restaurant.plan, priceCents]);
    await tx.run(INSERT_HOURS, [row.id]);
    return row;
  }

  async append(tx: Queryable, payload: ReviewChanged['payload']): Promise<ReviewChanged> {
    const { restaurantId, version, at } = payload;
    const [row] = await tx.run<{ id: string }>(APPEND, [restaurantId, version, JSON.stringify(payload), at]);
    if (row === undefined) throw new Error('the event was not appended');
    return { kind: 'review', eventId: Number(row.id), payload };
  }
}
