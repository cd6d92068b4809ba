import { Injectable } from '@nestjs/common';
import type { City, Language, Role } from '../../contracts/constants.ts';
import { Database, type Statement } from '../../database/database.ts';

export interface AccountRow {
  role: Role;
  id: number;
  name: string | null;
  email: string;
  password_hash: string;
  city: City | null;
  phone: string | null;
  address: string | null;
  created_at: Date;
}

export interface NewCustomer {
  name: string;
  email: string;
  passwordHash: string;
  city: City;
  phone: string | null;
  address: string | null;
  /** Null: not known. */
  language: Language | null;
}

const COLUMNS = 'id, name, email, password_hash, city, phone, address, created_at';
const CUSTOMER = `SELECT 'customer' AS role, ${COLUMNS} FROM users`;
const RESTAURANT = `SELECT 'restaurant' AS role, ${COLUMNS} FROM restaurants`;
const ADMIN = `SELECT 'admin' AS role, id, NULL AS name, email, password_hash, NULL AS city, NULL AS phone,
  NULL AS address, created_at FROM admin_users`;

const FIND_MEMBER: Statement = {
  name: 'account_member_by_email',
  text: `${CUSTOMER} WHERE email = $1 UNION ALL ${RESTAURANT} WHERE email = $1`,
};
const FIND_ADMIN: Statement = { name: 'account_admin_by_email', text: `${ADMIN} WHERE email = $1` };
const FIND_BY_ID: Readonly<Record<Role, Statement>> = {
  customer: { name: 'account_customer', text: `${CUSTOMER} WHERE id = $1` },
  restaurant: { name: 'account_restaurant', text: `${RESTAURANT} WHERE id = $1` },
  admin: { name: 'account_admin', text: `${ADMIN} WHERE id = $1` },
};
/** One e-mail is one account in either table, which no constraint can say across two: whoever writes one takes its turn. */
const LOCK_EMAIL: Statement = {
  name: 'account_lock_email',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('account:' || $1, 0))`,
};
const IS_TAKEN: Statement = {
  name: 'account_is_taken',
  text: `SELECT 1 FROM users WHERE email = $1 UNION ALL SELECT 1 FROM restaurants WHERE email = $1 LIMIT 1`,
};
const INSERT_CUSTOMER: Statement = {
  name: 'account_insert_customer',
  text: `INSERT INTO users (name, email, password_hash, city, phone, address, language)
         VALUES ($1, $2, $3, $4, $5, $6, coalesce($7, 'de'))
         RETURNING 'customer' AS role, ${COLUMNS}`,
};
const SET_LANGUAGE: Statement = {
  name: 'account_set_language',
  text: 'UPDATE users SET language = $2 WHERE id = $1 AND language <> $2',
};

@Injectable()
export class AccountRepository {
  constructor(private readonly database: Database) {}

  /** A customer's or a restaurant's account. */
  async findMember(email: string): Promise<AccountRow | null> {
    const [row] = await this.database.run<AccountRow>(FIND_MEMBER, [email]);
    return row ?? null;
  }

  async findAdmin(email: string): Promise<AccountRow | null> {
    const [row] = await this.database.run<AccountRow>(FIND_ADMIN, [email]);
    return row ?? null;
  }

  async find(role: Role, id: number): Promise<AccountRow | null> {
    const [row] = await this.database.run<AccountRow>(FIND_BY_ID[role], [id]);
    return row ?? null;
  }

  async isTaken(email: string): Promise<boolean> {
    return (await this.database.run(IS_TAKEN, [email])).length > 0;
  }

  async setLanguage(userId: number, language: Language): Promise<void> {
    await this.database.run(SET_LANGUAGE, [userId, language]);
  }

  /** Null when the e-mail is taken. */
  addCustomer(customer: NewCustomer): Promise<AccountRow | null> {
    return this.database.transaction(async (tx) => {
      await tx.run(LOCK_EMAIL, [customer.email]);
      if ((await tx.run(IS_TAKEN, [customer.email])).length > 0) return null;
      const { name, email, passwordHash, city, phone, address, language } = customer;
      const values = [name, email, passwordHash, city, phone, address, language];
      const [row] = await tx.run<AccountRow>(INSERT_CUSTOMER, values);
      return row ?? null;
    });
  }
}
