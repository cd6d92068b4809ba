import { Injectable } from '@nestjs/common';
import type { SuspensionGround } from '../../contracts/admin-review.ts';
import { type Language, LANGUAGES, type SubscriptionPlan } from '../../contracts/constants.ts';
import { Database, type Statement } from '../../database/database.ts';

/** What may be told to a restaurant about its registration, as it is now. */
export interface RegistrationNotice {
  restaurantId: number;
  name: string;
  email: string;
  address: string;
  language: Language;
  /** Of the review as it stands. */
  version: number;
  /** Why it was rejected. */
  reason: string | null;
  suspension: { from: Date; ground: SuspensionGround; reason: string } | null;
  plan: SubscriptionPlan | null;
  priceCents: number | null;
  /** Whether this event's letter has gone out. */
  isTold: boolean;
}

interface NoticeRow {
  id: number;
  name: string;
  email: string;
  address: string;
  language: string;
  review_version: number;
  review_reason: string | null;
  suspended_from: Date | null;
  suspension_ground: SuspensionGround | null;
  suspension_reason: string | null;
  plan: SubscriptionPlan | null;
  price_cents: number | null;
  is_told: boolean;
}

/** In `sent_notifications`, where orders' events have other recipients. */
const RECIPIENT = 'registration';

const FIND: Statement = {
  name: 'registration_notice_find',
  text: `SELECT r.id, r.name, r.email, r.address, r.language, r.review_version, r.review_reason,
           r.suspended_from, r.suspension_ground, r.suspension_reason, s.plan, s.price_cents,
           EXISTS (SELECT 1 FROM sent_notifications WHERE event_id = $2 AND recipient = '${RECIPIENT}') AS is_told
         FROM restaurants r
         LEFT JOIN LATERAL (SELECT plan, price_cents FROM subscriptions WHERE restaurant_id = r.id ORDER BY id DESC LIMIT 1) s
           ON true
         WHERE r.id = $1`,
};
const MARK_SENT: Statement = {
  name: 'registration_notice_mark_sent',
  text: `INSERT INTO sent_notifications (event_id, recipient) VALUES ($1, '${RECIPIENT}') ON CONFLICT DO NOTHING`,
};

@Injectable()
export class RegistrationNoticeRepository {
  constructor(private readonly database: Database) {}

  async find(restaurantId: number, eventId: number): Promise<RegistrationNotice | null> {
    const [row] = await this.database.run<NoticeRow>(FIND, [restaurantId, eventId]);
    if (row === undefined) return null;
    const { suspended_from: from, suspension_ground: ground, suspension_reason: reason } = row;
    return {
      restaurantId: row.id,
      name: row.name,
      email: row.email,
      address: row.address,
      language: LANGUAGES.find((known) => known === row.language) ?? 'de',
      version: row.review_version,
      reason: row.review_reason,
      suspension: from === null || ground === null || reason === null ? null : { from, ground, reason },
      plan: row.plan,
      priceCents: row.price_cents,
      isTold: row.is_told,
    };
  }

  async markSent(eventId: number): Promise<void> {
    await this.database.run(MARK_SENT, [eventId]);
  }
}
