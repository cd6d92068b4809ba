import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import type { AdminRole } from '../../contracts/admin-roles.ts';
import type { Role } from '../../contracts/constants.ts';
import { Database, type Statement } from '../../database/database.ts';
import type { SessionAccount } from './session-account.ts';
import { SESSION_DAYS, SessionCookie } from './session-cookie.ts';
import { SessionEnds } from './session-ends.ts';

interface SessionRow {
  id: string;
  user_id: number | null;
  restaurant_id: number | null;
  admin_id: number | null;
  staff_id: number | null;
  admin_role: AdminRole | null;
  expires_at: Date;
}

const LIVING = `
  SELECT id, user_id, restaurant_id, admin_id, staff_id, expires_at,
    CASE WHEN admin_id IS NOT NULL THEN (SELECT role FROM admin_users a WHERE a.id = s.admin_id) END AS admin_role
  FROM sessions s WHERE expires_at > now()`;
const FIND: Statement = { name: 'session_find', text: `${LIVING} AND id = $1` };
/** The type of the key itself: compared as another one, every session would be read. */
export const FIND_SESSIONS: Statement = { name: 'session_find_many', text: `${LIVING} AND id = ANY($1::bpchar[])` };
const OPEN: Statement = {
  name: 'session_open',
  text: `INSERT INTO sessions (id, user_id, restaurant_id, admin_id, staff_id, expires_at)
         VALUES ($1, $2, $3, $4, $5, now() + make_interval(days => $6))`,
};
const END: Statement = { name: 'session_end', text: 'DELETE FROM sessions WHERE id = $1' };
const PURGE: Statement = { name: 'session_purge', text: 'DELETE FROM sessions WHERE expires_at <= now() RETURNING id' };

export const ALIVE_SESSIONS: Statement = {
  name: 'session_alive',
  text: 'SELECT id FROM sessions WHERE id = ANY($1::bpchar[]) AND expires_at > now()',
};

/** Sessions live in Postgres alone, so that ending one ends it everywhere at once. */
@Injectable()
export class SessionStore {
  constructor(
    private readonly database: Database,
    private readonly cookie: SessionCookie,
    private readonly ends: SessionEnds,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'sessionSecret'>,
  ) {}

  sessionTokenFromCookieHeader(header: string | undefined): string | null {
    return this.cookie.tokenIn(header);
  }

  /** The session's id: what the database knows it by. */
  idOf(token: string): string {
    return createHmac('sha256', this.environment.sessionSecret).update(token).digest('hex');
  }

  async find(token: string): Promise<SessionAccount | null> {
    const [row] = await this.database.run<SessionRow>(FIND, [this.idOf(token)]);
    return row === undefined ? null : toAccount(row);
  }

  /** By the sessions' ids; those that have ended are not among them. */
  async findMany(sessionIds: readonly string[]): Promise<Map<string, SessionAccount>> {
    const rows = await this.database.run<SessionRow>(FIND_SESSIONS, [sessionIds]);
    return new Map(rows.map((row) => [row.id, toAccount(row)]));
  }

  /** Of these sessions, those that have not ended. */
  async filterAlive(sessionIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.run<{ id: string }>(ALIVE_SESSIONS, [sessionIds]);
    return new Set(rows.map((row) => row.id));
  }

  /** Returns the token for the cookie; it is nowhere else. */
  async open(role: Role, accountId: number, staffId: number | null): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const ids = (['customer', 'restaurant', 'admin'] as const).map((known) => (known === role ? accountId : null));
    await this.database.run(OPEN, [this.idOf(token), ...ids, staffId, SESSION_DAYS]);
    return token;
  }

  async end(sessionId: string): Promise<void> {
    await this.database.run(END, [sessionId]);
    this.ends.ended.next(sessionId);
  }

  async purgeExpired(): Promise<void> {
    const rows = await this.database.run<{ id: string }>(PURGE, []);
    for (const { id } of rows) this.ends.ended.next(id);
  }
}

function toAccount(row: SessionRow): SessionAccount {
  return {
    sessionId: row.id,
    ...accountOf(row),
    staffId: row.staff_id,
    adminRole: row.admin_role,
    expiresAt: row.expires_at,
  };
}

/** A check constraint keeps exactly one of the three set. */
function accountOf(row: SessionRow): { role: Role; accountId: number } {
  if (row.user_id !== null) return { role: 'customer', accountId: row.user_id };
  if (row.restaurant_id !== null) return { role: 'restaurant', accountId: row.restaurant_id };
  if (row.admin_id !== null) return { role: 'admin', accountId: row.admin_id };
  throw new Error('a session without an account');
}
