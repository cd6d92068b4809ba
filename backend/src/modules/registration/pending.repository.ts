import { Injectable } from '@nestjs/common';
import { REVIEW_HOURS } from '../../contracts/restaurants/approval.ts';
import type { Category, City, Language, SubscriptionPlan } from '../../contracts/constants.ts';
import { Database, type Statement } from '../../database/database.ts';

export interface PendingRow {
  id: number;
  name: string;
  email: string;
  city: City;
  address: string;
  phone: string | null;
  description: string | null;
  category: Category | null;
  image_url: string | null;
  delivery_fee_cents: number;
  delivery_min_minutes: number;
  delivery_max_minutes: number;
  legal_name: string | null;
  vat_id: string | null;
  trader_declared_at: Date | null;
  is_url_set: boolean;
  is_key_set: boolean;
  plan: SubscriptionPlan | null;
  price_cents: number | null;
  language: Language;
  created_at: Date;
  due_at: Date;
  age_minutes: number;
  is_overdue: boolean;
  review_version: number;
}

const DUE_AT = `created_at + interval '${REVIEW_HOURS} hours'`;
/** $1 the id to go on after, $2 limit. */
const LIST: Statement = {
  name: 'registrations_pending',
  text: `
    SELECT r.id, r.name, r.email, r.city, r.address, r.phone, r.description, r.category, r.image_url,
      r.delivery_fee_cents, r.delivery_min_minutes, r.delivery_max_minutes, r.legal_name, r.vat_id,
      r.trader_declared_at, r.pos_api_url IS NOT NULL AS is_url_set, r.pos_api_key IS NOT NULL AS is_key_set,
      s.plan, s.price_cents, r.language, r.created_at, r.${DUE_AT} AS due_at,
      (extract(epoch FROM now() - r.created_at) / 60)::int AS age_minutes, r.${DUE_AT} < now() AS is_overdue,
      r.review_version
    FROM restaurants r
      LEFT JOIN LATERAL (SELECT plan, price_cents FROM subscriptions WHERE restaurant_id = r.id ORDER BY id DESC LIMIT 1) s
        ON true
    WHERE r.review_status = 'pending' AND r.id > $1 ORDER BY r.id LIMIT $2`,
};
const COUNT: Statement = {
  name: 'registrations_count',
  text: `SELECT count(*)::int AS count, count(*) FILTER (WHERE ${DUE_AT} < now())::int AS overdue
         FROM restaurants WHERE review_status = 'pending'`,
};

/** Registrations that wait for a decision. */
@Injectable()
export class PendingRepository {
  constructor(private readonly database: Database) {}

  /** The oldest first, which ids are. */
  list(afterId: number, limit: number): Promise<PendingRow[]> {
    return this.database.run<PendingRow>(LIST, [afterId, limit]);
  }

  async count(): Promise<{ count: number; overdue: number }> {
    const [row] = await this.database.run<{ count: number; overdue: number }>(COUNT, []);
    return row ?? { count: 0, overdue: 0 };
  }
}
