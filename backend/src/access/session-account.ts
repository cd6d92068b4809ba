import type { AdminRole } from '../contracts/accounts/admin-roles.ts';
import type { Role } from '../contracts/constants.ts';
import type { StaffDuty } from '../contracts/riders/duty.ts';

/** Who is behind a request or a socket. */
export interface SessionAccount {
  /** The session's id (never the cookie's token). */
  sessionId: string;
  role: Role;
  /** Of the row in the role's own table: users, restaurants or admin_users. */
  accountId: number;
  /** Of the restaurant's staff, who may only do what is open to their duty; null for everyone else. */
  staffId: number | null;
  /** Of the restaurant's staff: what `@KitchenStaff` opens, or what `@RiderStaff` and `@Riders` open. */
  duty: StaffDuty | null;
  /** Of an admin, as it is at this moment; null for everyone else. */
  adminRole: AdminRole | null;
  expiresAt: Date;
  /** When a password, a code or a passkey was last given in it. */
  provedAt: Date;
  /** Of an admin who has yet to set up a second factor. */
  isRestricted: boolean;
}
