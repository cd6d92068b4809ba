import { Injectable } from '@nestjs/common';
import { APPROVAL_HOURS } from '../../contracts/restaurants/approval.ts';
import { select } from '../../database/sql/columns.ts';
import { Database, type Statement } from '../../database/connection/database.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { Subscription } from '../../entities/restaurants/subscription.entity.ts';

const LISTED = [
  ...(['id', 'name', 'email', 'city', 'address', 'phone', 'description', 'category', 'imageUrl'] as const),
  ...(['deliveryFeeCents', 'deliveryMinMinutes', 'deliveryMaxMinutes', 'legalName', 'vatId'] as const),
  ...(['traderDeclaredAt', 'language', 'createdAt', 'reviewVersion'] as const),
] as const;

export interface PendingRow extends Pick<Restaurant, (typeof LISTED)[number]> {
  isUrlSet: boolean;
  isKeySet: boolean;
  /** Null, with the price, where no plan was chosen. */
  plan: Subscription['plan'] | null;
  priceCents: number | null;
  dueAt: Date;
  ageMinutes: number;
  isOverdue: boolean;
}

const DUE_AT = `created_at + interval '${APPROVAL_HOURS} hours'`;
/** $1 the id to go on after, $2 limit. SQL, since how late each is goes by the database's clock. */
const LIST: Statement = {
  name: 'registrations_pending',
  text: `
    SELECT ${select(Restaurant, 'r', LISTED)}, r.pos_api_url IS NOT NULL AS "isUrlSet", r.pos_api_key IS NOT NULL AS "isKeySet",
      ${select(Subscription, 's', ['plan', 'priceCents'])}, r.${DUE_AT} AS "dueAt",
      (extract(epoch FROM now() - r.created_at) / 60)::int AS "ageMinutes", r.${DUE_AT} < now() AS "isOverdue"
    FROM restaurants r
      LEFT JOIN LATERAL (SELECT * FROM subscriptions WHERE restaurant_id = r.id ORDER BY id DESC LIMIT 1) s ON true
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
