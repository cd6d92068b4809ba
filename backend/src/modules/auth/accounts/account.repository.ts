import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Repository } from 'typeorm';
import type { AdminRole } from '../../../contracts/accounts/admin-roles.ts';
import type { City, Language, Role } from '../../../contracts/constants.ts';
import type { StaffDuty } from '../../../contracts/riders/duty.ts';
import { select } from '../../../database/sql/columns.ts';
import { Database, type Queryable, type Statement, first } from '../../../database/connection/database.ts';
import { writeDefaultAddress } from '../../../database/shared/default-address.ts';
import { AdminUser } from '../../../entities/accounts/admin-user.entity.ts';
import { User } from '../../../entities/accounts/user.entity.ts';
import { Restaurant } from '../../../entities/restaurants/restaurant.entity.ts';
import { AccountEmails } from './account-emails.ts';

const COMMON = ['id', 'name', 'email', 'passwordHash', 'city', 'phone', 'address', 'createdAt'] as const;

export interface AccountRow extends Pick<User, Exclude<(typeof COMMON)[number], 'name' | 'city'>> {
  role: Role;
  /** Null of an admin, as the city is. */
  name: string | null;
  city: City | null;
  /** Only customers have it. */
  isEmailVerified: boolean;
  pendingEmail: string | null;
  /** Of a customer whose account an admin closed. */
  closedAt: Date | null;
  /** Of a login of a restaurant's staff. */
  staffId: number | null;
  staffName: string | null;
  duty: StaffDuty | null;
  /** Only admins have it. */
  adminRole: AdminRole | null;
}

interface NewCustomer extends Pick<User, 'name' | 'email' | 'passwordHash' | 'city' | 'phone' | 'address'> {
  /** It is null when the language is not known. */
  language: Language | null;
}

/** In a union the columns have one order and one type. */
const NO_STAFF = 'NULL::int AS "staffId", NULL AS "staffName", NULL::staff_duty AS duty';
const NO_ADMIN = 'NULL::admin_role AS "adminRole"';
const NO_CUSTOMER = 'false AS "isEmailVerified", NULL::varchar AS "pendingEmail", NULL::timestamptz AS "closedAt"';
const CUSTOMER = `SELECT 'customer' AS role, ${select(User, 'u', COMMON)}, ${NO_STAFF}, ${NO_ADMIN},
  u.email_verified_at IS NOT NULL AS "isEmailVerified", ${select(User, 'u', ['pendingEmail', 'closedAt'])} FROM users u`;
const RESTAURANT = `SELECT 'restaurant' AS role, ${select(Restaurant, 'r', COMMON)}, ${NO_STAFF}, ${NO_ADMIN}, ${NO_CUSTOMER}
  FROM restaurants r`;
const ADMIN = `SELECT 'admin' AS role, ${select(AdminUser, 'a', ['id', 'email', 'passwordHash', 'createdAt'])}, NULL AS name,
  NULL AS city, NULL AS phone, NULL AS address, ${NO_STAFF}, a.role AS "adminRole", ${NO_CUSTOMER} FROM admin_users a`;
/** The restaurant's account, entered by its staff. */
const STAFF = `SELECT 'restaurant' AS role, r.id, r.name, s.email, s.password_hash AS "passwordHash", r.city, r.phone, r.address,
  r.created_at AS "createdAt", s.id AS "staffId", s.name AS "staffName", s.duty, ${NO_ADMIN}, ${NO_CUSTOMER}
  FROM restaurant_staff s JOIN restaurants r ON r.id = s.restaurant_id`;

/** One statement, which takes as long for an e-mail that nobody has. */
const FIND_MEMBER: Statement = {
  name: 'account_member_by_email',
  text: `${CUSTOMER} WHERE u.email = $1 UNION ALL ${RESTAURANT} WHERE r.email = $1
    UNION ALL ${STAFF} WHERE s.email = $1`,
};
const FIND_STAFF: Statement = { name: 'account_staff', text: `${STAFF} WHERE s.id = $1` };
const FIND_ADMIN: Statement = { name: 'account_admin_by_email', text: `${ADMIN} WHERE a.email = $1` };
const FIND_BY_ID: Readonly<Record<Role, Statement>> = {
  customer: { name: 'account_customer', text: `${CUSTOMER} WHERE u.id = $1` },
  restaurant: { name: 'account_restaurant', text: `${RESTAURANT} WHERE r.id = $1` },
  admin: { name: 'account_admin', text: `${ADMIN} WHERE a.id = $1` },
};
@Injectable()
export class AccountRepository {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly database: Database,
    private readonly emails: AccountEmails,
  ) {}

  /** A customer's or a restaurant's account, or one of its staff's. */
  async findMember(email: string): Promise<AccountRow | null> {
    return first(this.database.run<AccountRow>(FIND_MEMBER, [email]));
  }

  async findAdmin(email: string): Promise<AccountRow | null> {
    return first(this.database.run<AccountRow>(FIND_ADMIN, [email]));
  }

  async find(role: Role, id: number, db: Queryable = this.database): Promise<AccountRow | null> {
    return first(db.run<AccountRow>(FIND_BY_ID[role], [id]));
  }

  async findStaff(staffId: number): Promise<AccountRow | null> {
    return first(this.database.run<AccountRow>(FIND_STAFF, [staffId]));
  }

  async setLanguage(id: number, language: Language): Promise<void> {
    await this.users.update({ id, language: Not(language) }, { language });
  }

  /** Null when the e-mail is taken. */
  addCustomer({ language, address, ...customer }: NewCustomer): Promise<AccountRow | null> {
    return this.database.transaction(async (tx) => {
      if (!(await this.emails.claim(tx, customer.email))) return null;
      const added = tx.manager.create(User, { ...customer, ...(language !== null && { language }) });
      await tx.manager.insert(User, added);
      if (address !== null) await writeDefaultAddress(tx.manager, added.id, address);
      return this.find('customer', added.id, tx);
    });
  }
}
