import { Injectable } from '@nestjs/common';
import type { AdminRole } from '../../../contracts/accounts/admin-roles.ts';
import type { City, Language, Role } from '../../../contracts/constants.ts';
import { Database, type Statement } from '../../../database/database.ts';
import { AccountEmails } from './account-emails.ts';

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
  /** Of customers alone. */
  is_email_verified: boolean;
  pending_email: string | null;
  /** Of a login of a restaurant's staff. */
  staff_id: number | null;
  staff_name: string | null;
  /** Of an admin. */
  admin_role: AdminRole | null;
  /** Of a customer whose account an admin closed. */
  closed_at: Date | null;
}

interface NewCustomer {
  name: string;
  email: string;
  passwordHash: string;
  city: City;
  phone: string | null;
  address: string | null;
  /** Null: not known. */
  language: Language | null;
}

const COLUMNS =
  'id, name, email, password_hash, city, phone, address, created_at, NULL::int AS staff_id, NULL AS staff_name, NULL::admin_role AS admin_role';
/** In a union the columns have one order. */
const CUSTOMERS_OWN = 'email_verified_at IS NOT NULL AS is_email_verified, pending_email, closed_at';
const NOT_THEIRS = 'false AS is_email_verified, NULL::varchar AS pending_email, NULL::timestamptz AS closed_at';
const CUSTOMER = `SELECT 'customer' AS role, ${COLUMNS}, ${CUSTOMERS_OWN} FROM users`;
const RESTAURANT = `SELECT 'restaurant' AS role, ${COLUMNS}, ${NOT_THEIRS} FROM restaurants`;
const ADMIN = `SELECT 'admin' AS role, id, NULL AS name, email, password_hash, NULL AS city, NULL AS phone,
  NULL AS address, created_at, NULL::int AS staff_id, NULL AS staff_name, role AS admin_role, ${NOT_THEIRS} FROM admin_users`;
/** The restaurant's account, entered by its staff. */
const STAFF = `SELECT 'restaurant' AS role, r.id, r.name, s.email, s.password_hash, r.city, r.phone, r.address, r.created_at,
  s.id AS staff_id, s.name AS staff_name, NULL::admin_role AS admin_role, ${NOT_THEIRS} FROM restaurant_staff s JOIN restaurants r ON r.id = s.restaurant_id`;

const FIND_MEMBER: Statement = {
  name: 'account_member_by_email',
  text: `${CUSTOMER} WHERE email = $1 UNION ALL ${RESTAURANT} WHERE email = $1
    UNION ALL ${STAFF} WHERE s.email = $1`,
};
const FIND_STAFF: Statement = { name: 'account_staff', text: `${STAFF} WHERE s.id = $1` };
const FIND_ADMIN: Statement = { name: 'account_admin_by_email', text: `${ADMIN} WHERE email = $1` };
const FIND_BY_ID: Readonly<Record<Role, Statement>> = {
  customer: { name: 'account_customer', text: `${CUSTOMER} WHERE id = $1` },
  restaurant: { name: 'account_restaurant', text: `${RESTAURANT} WHERE id = $1` },
  admin: { name: 'account_admin', text: `${ADMIN} WHERE id = $1` },
};
const INSERT_CUSTOMER: Statement = {
  name: 'account_insert_customer',
  text: `INSERT INTO users (name, email, password_hash, city, phone, address, language)
         VALUES ($1, $2, $3, $4, $5, $6, coalesce($7, 'de'))
         RETURNING 'customer' AS role, ${COLUMNS}, ${CUSTOMERS_OWN}`,
};
const SET_LANGUAGE: Statement = {
  name: 'account_set_language',
  text: 'UPDATE users SET language = $2 WHERE id = $1 AND language <> $2',
};

@Injectable()
export class AccountRepository {
  constructor(
    private readonly database: Database,
    private readonly emails: AccountEmails,
  ) {}

  /** A customer's or a restaurant's account, or one of its staff's. */
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

  async findStaff(staffId: number): Promise<AccountRow | null> {
    const [row] = await this.database.run<AccountRow>(FIND_STAFF, [staffId]);
    return row ?? null;
  }

  async setLanguage(userId: number, language: Language): Promise<void> {
    await this.database.run(SET_LANGUAGE, [userId, language]);
  }

  /** Null when the e-mail is taken. */
  addCustomer(customer: NewCustomer): Promise<AccountRow | null> {
    return this.database.transaction(async (tx) => {
      if (!(await this.emails.claim(tx, customer.email))) return null;
      const { name, email, passwordHash, city, phone, address, language } = customer;
      const values = [name, email, passwordHash, city, phone, address, language];
      const [row] = await tx.run<AccountRow>(INSERT_CUSTOMER, values);
      return row ?? null;
    });
  }
}
