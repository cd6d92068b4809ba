import type { Role } from '../../contracts/constants.ts';

/** Who is behind a request or a socket. */
export interface SessionAccount {
  /** The session's id (never the cookie's token). */
  sessionId: string;
  role: Role;
  /** Of the row in the role's own table: users, restaurants or admin_users. */
  accountId: number;
  expiresAt: Date;
}
