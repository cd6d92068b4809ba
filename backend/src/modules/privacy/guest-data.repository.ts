import { Injectable } from '@nestjs/common';
import { escapeLike } from '../../database/sql/conditions.ts';
import { Database, type Queryable, type Statement } from '../../database/connection/database.ts';
import { PHONE_DIGITS, phoneOf } from '../../limits/contact-keys.ts';
import type { GuestRequest } from '../../contracts/http/requests.gen.ts';

/*
 * Counted and locked by statements: which orders are due follows from reviews, notices and complaints at that moment, and what
 * another instance has in hand is passed over.
 */

/** Somebody has yet to decide about the review, or about a complaint that is about it. */
const IS_DISPUTED = `EXISTS (
  SELECT 1 FROM reviews v WHERE v.order_id = o.id AND (
    EXISTS (SELECT 1 FROM content_notices n LEFT JOIN moderation_appeals a ON a.notice_id = n.id AND a.outcome IS NULL
             WHERE n.target = 'review' AND n.target_id = v.id AND (n.outcome IS NULL OR a.id IS NOT NULL))
    OR EXISTS (SELECT 1 FROM moderation_measures m JOIN moderation_appeals a ON a.measure_id = m.id
                WHERE m.review_id = v.id AND a.outcome IS NULL)))`;
const IS_OVER = `o.status IN ('delivered', 'cancelled')`;

/**
 * Orders whose guest's data is due, the oldest first, but for those that another instance has in hand. One that its kitchen
 * never closed is due as well: its last status counts. $1 days, $2 how many.
 */
const TAKE_DUE: Statement = {
  name: 'guest_data_take_due',
  text: `SELECT o.id FROM orders o
          WHERE o.guest_token IS NOT NULL AND o.created_at < now() - make_interval(days => $1)
            AND o.updated_at < now() - make_interval(days => $1) AND NOT ${IS_DISPUTED}
          ORDER BY o.created_at LIMIT $2 FOR UPDATE OF o SKIP LOCKED`,
};

/** $1 an e-mail in lower case, $2 the same as part of a pattern: the index of guests' contacts finds it. */
const BY_EMAIL = `o.guest_token IS NOT NULL AND o.customer_email = $1
  AND o.id IN (SELECT g.order_id FROM guest_searches g WHERE g.contact LIKE '%' || search_fold($2) || '%')`;
/** $1 a number's last digits: however it was typed. Goes through the guests of some months, which an admin can wait for. */
const BY_PHONE = `o.guest_token IS NOT NULL
  AND right(regexp_replace(o.customer_phone, '\\D', '', 'g'), ${String(PHONE_DIGITS)}) = $1`;

const summarise = (found: string) => `
  SELECT count(*) FILTER (WHERE NOT f.is_kept)::int AS orders,
         count(v.id) FILTER (WHERE NOT f.is_kept)::int AS reviews,
         count(*) FILTER (WHERE NOT f.is_over)::int AS open,
         count(*) FILTER (WHERE f.is_over AND f.is_kept)::int AS disputed,
         min(f.created_at) AS "firstAt", max(f.created_at) AS "lastAt"
    FROM (SELECT o.id, o.created_at, ${IS_OVER} AS is_over, NOT ${IS_OVER} OR ${IS_DISPUTED} AS is_kept
            FROM orders o WHERE ${found}) f
    LEFT JOIN reviews v ON v.order_id = f.id`;
const take = (found: string) =>
  `SELECT o.id FROM orders o WHERE ${found} AND ${IS_OVER} AND NOT ${IS_DISPUTED} ORDER BY o.id FOR UPDATE OF o`;

const SUMMARISE = {
  email: { name: 'guest_data_summarise_email', text: summarise(BY_EMAIL) },
  phone: { name: 'guest_data_summarise_phone', text: summarise(BY_PHONE) },
} as const satisfies Record<string, Statement>;
const TAKE = {
  email: { name: 'guest_data_take_email', text: take(BY_EMAIL) },
  phone: { name: 'guest_data_take_phone', text: take(BY_PHONE) },
} as const satisfies Record<string, Statement>;
const EMAIL_OF_ORDER: Statement = {
  name: 'guest_data_email_of_order',
  text: 'SELECT customer_email AS email FROM orders WHERE id = $1 AND guest_token IS NOT NULL',
};

export interface GuestDataRow {
  /** How many orders can be blanked now. */
  orders: number;
  /** How many reviews belong to those orders. */
  reviews: number;
  open: number;
  disputed: number;
  firstAt: Date | null;
  lastAt: Date | null;
}

interface Sought {
  by: 'email' | 'phone';
  values: readonly string[];
}

@Injectable()
export class GuestDataRepository {
  constructor(private readonly database: Database) {}

  /** Locked until the transaction ends. */
  async takeDue(tx: Queryable, days: number, limit: number): Promise<number[]> {
    return (await tx.run<{ id: number }>(TAKE_DUE, [days, limit])).map(({ id }) => id);
  }

  /** Null where no guest's order is found. */
  async summarise(guest: GuestRequest, db: Queryable = this.database): Promise<GuestDataRow | null> {
    const sought = await this.seek(guest, db);
    if (sought === null) return null;
    const [row] = await db.run<GuestDataRow>(SUMMARISE[sought.by], sought.values);
    return row?.firstAt ? row : null;
  }

  /** What can be blanked now, locked until the transaction ends. */
  async take(tx: Queryable, guest: GuestRequest): Promise<number[]> {
    const sought = await this.seek(guest, tx);
    if (sought === null) return [];
    return (await tx.run<{ id: number }>(TAKE[sought.by], sought.values)).map(({ id }) => id);
  }

  /** An order stands for the guest who placed it: for all that were placed with its e-mail. */
  private async seek({ by, value }: GuestRequest, db: Queryable): Promise<Sought | null> {
    if (by === 'phone') return { by, values: [phoneOf(value)] };
    const email = by === 'email' ? value.toLowerCase() : await this.emailOf(Number(value), db);
    return email === null ? null : { by: 'email', values: [email, escapeLike(email)] };
  }

  private async emailOf(orderId: number, db: Queryable): Promise<string | null> {
    const [row] = await db.run<{ email: string }>(EMAIL_OF_ORDER, [orderId]);
    return row?.email ?? null;
  }
}
