import { Injectable } from '@nestjs/common';
import type { Language } from '../../contracts/constants.ts';
import { Database, type Queryable, type Statement } from '../../database/database.ts';
import { ACCOUNT_KINDS, type AccountKind } from '../auth/account-kind.ts';
import type { AccountRef, LinkRow, MailAccount } from './account-ref.ts';
import type { LinkPurpose } from './account-link.entity.ts';

interface CustomerRow {
  id: number;
  email: string;
  language: Language;
  is_verified: boolean;
  pending_email: string | null;
}

/** $1 hash, $2 purpose, $3 to $6 the account's id in its own place, $7 mailbox, $8 minutes. */
const ADD: Statement = {
  name: 'account_link_add',
  text: `INSERT INTO account_links (hash, purpose, user_id, restaurant_id, staff_id, admin_id, email, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(mins => $8))`,
};
const ACCOUNT = `CASE WHEN l.user_id IS NOT NULL THEN 'customer' WHEN l.restaurant_id IS NOT NULL THEN 'restaurant'
    WHEN l.staff_id IS NOT NULL THEN 'staff' ELSE 'admin' END AS kind,
  coalesce(l.user_id, l.restaurant_id, l.staff_id, l.admin_id) AS id`;
/** $1 hash, $2 purposes. */
const FIND: Statement = {
  name: 'account_link_find',
  text: `SELECT l.purpose, l.email, ${ACCOUNT}, coalesce(u.name, r.name, s.name, a.name, '') AS name,
           coalesce((SELECT name FROM restaurants WHERE id = s.restaurant_id), '') AS restaurant
         FROM account_links l LEFT JOIN users u ON u.id = l.user_id LEFT JOIN restaurants r ON r.id = l.restaurant_id
           LEFT JOIN restaurant_staff s ON s.id = l.staff_id LEFT JOIN admin_users a ON a.id = l.admin_id
         WHERE l.hash = $1 AND l.purpose = ANY($2::text[]) AND l.expires_at > now()`,
};
/** Once: of two who use the same link at the same time one gets no row. */
const USE: Statement = {
  name: 'account_link_use',
  text: 'DELETE FROM account_links WHERE hash = $1 AND expires_at > now() RETURNING purpose',
};
const REMOVE: Readonly<Record<AccountKind, Statement>> = {
  customer: { name: 'account_links_remove_user', text: 'DELETE FROM account_links WHERE user_id = $1' },
  restaurant: { name: 'account_links_remove_restaurant', text: 'DELETE FROM account_links WHERE restaurant_id = $1' },
  staff: { name: 'account_links_remove_staff', text: 'DELETE FROM account_links WHERE staff_id = $1' },
  admin: { name: 'account_links_remove_admin', text: 'DELETE FROM account_links WHERE admin_id = $1' },
};
const PURGE: Statement = { name: 'account_links_purge', text: 'DELETE FROM account_links WHERE expires_at <= now()' };
/** An admin may have the address of a customer: then both are written to. */
const FIND_BY_EMAIL: Statement = {
  name: 'account_links_accounts',
  text: `SELECT 'customer' AS kind, id, email, language FROM users WHERE email = $1
         UNION ALL SELECT 'restaurant', id, email, language FROM restaurants WHERE email = $1
         UNION ALL SELECT 'staff', s.id, s.email, r.language
           FROM restaurant_staff s JOIN restaurants r ON r.id = s.restaurant_id WHERE s.email = $1
         UNION ALL SELECT 'admin', id, email, NULL FROM admin_users WHERE email = $1`,
};
const FIND_CUSTOMER: Statement = {
  name: 'account_links_customer',
  text: `SELECT id, email, language, email_verified_at IS NOT NULL AS is_verified, pending_email FROM users WHERE id = $1`,
};

@Injectable()
export class AccountLinksRepository {
  constructor(private readonly database: Database) {}

  async add(hash: string, purpose: LinkPurpose, { kind, id }: AccountRef, email: string, mins: number): Promise<void> {
    const ids = ACCOUNT_KINDS.map((known) => (known === kind ? id : null));
    await this.database.run(ADD, [hash, purpose, ...ids, email, mins]);
  }

  async find(hash: string, purposes: readonly LinkPurpose[]): Promise<LinkRow | null> {
    const [row] = await this.database.run<LinkRow>(FIND, [hash, purposes]);
    return row ?? null;
  }

  /** False when the link was used before, or has expired. */
  async use(tx: Queryable, hash: string): Promise<boolean> {
    return (await tx.run(USE, [hash])).length > 0;
  }

  async removeAll(tx: Queryable, { kind, id }: AccountRef): Promise<void> {
    await tx.run(REMOVE[kind], [id]);
  }

  async purgeExpired(): Promise<void> {
    await this.database.run(PURGE, []);
  }

  findAccounts(email: string): Promise<MailAccount[]> {
    return this.database.run<MailAccount>(FIND_BY_EMAIL, [email]);
  }

  async findCustomer(userId: number): Promise<CustomerRow | null> {
    const [row] = await this.database.run<CustomerRow>(FIND_CUSTOMER, [userId]);
    return row ?? null;
  }
}
