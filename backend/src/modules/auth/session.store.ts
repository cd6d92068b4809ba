import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import type { AdminRole } from '../../contracts/admin-roles.ts';
import type { Role } from '../../contracts/constants.ts';
import { Database, type Queryable, type Statement } from '../../database/database.ts';
import type { SessionAccount } from './session-account.ts';
import { SessionActivity } from './session-activity.ts';
import { SessionCookie } from './session-cookie.ts';
import { SessionEnds } from './session-ends.ts';
import { ADMIN_IDLE_MINUTES, ADMIN_SESSION_HOURS, SESSION_DAYS } from './session-lifetimes.ts';
import { SessionOpening, type SignInProof } from './session-opening.ts';

interface SessionRow {
  id: string;
  user_id: number | null;
  restaurant_id: number | null;
  admin_id: number | null;
  staff_id: number | null;
  admin_role: AdminRole | null;
  expires_at: Date;
  last_seen_at: Date;
  proved_at: Date;
  is_restricted: boolean;
}

/** A session as it is opened. */
interface NewSession {
  role: Role;
  accountId: number;
  staffId: number | null;
  device: string | null;
  /** Of an admin who has yet to set up a second factor. */
  isRestricted?: boolean;
  proof: SignInProof;
}

const IDLE = `interval '${String(ADMIN_IDLE_MINUTES)} minutes'`;
export const IS_ALIVE = `expires_at > now() AND (admin_id IS NULL OR last_seen_at > now() - ${IDLE})`;

const LIVING = `
  SELECT id, user_id, restaurant_id, admin_id, staff_id, expires_at, last_seen_at, proved_at, is_restricted,
    CASE WHEN admin_id IS NOT NULL THEN (SELECT role FROM admin_users a WHERE a.id = s.admin_id) END AS admin_role
  FROM sessions s WHERE ${IS_ALIVE}`;
const FIND: Statement = { name: 'session_find', text: `${LIVING} AND id = $1` };
/** The type of the key itself: compared as another one, every session would be read. */
export const FIND_SESSIONS: Statement = { name: 'session_find_many', text: `${LIVING} AND id = ANY($1::bpchar[])` };
const END: Statement = { name: 'session_end', text: 'DELETE FROM sessions WHERE id = $1' };
const PURGE: Statement = {
  name: 'session_purge',
  text: `DELETE FROM sessions WHERE expires_at <= now()
    OR (admin_id IS NOT NULL AND last_seen_at <= now() - ${IDLE}) RETURNING id`,
};

const PROVE: Statement = { name: 'session_prove', text: 'UPDATE sessions SET proved_at = now() WHERE id = $1' };
const LIFT: Statement = {
  name: 'session_lift',
  text: 'UPDATE sessions SET is_restricted = false, proved_at = now() WHERE id = $1',
};
const END_RESTRICTED: Statement = {
  name: 'session_end_restricted',
  text: 'DELETE FROM sessions WHERE admin_id = $1 AND is_restricted RETURNING id',
};
const RESTRICT: Statement = {
  name: 'session_restrict',
  text: 'UPDATE sessions SET is_restricted = true WHERE id = $1',
};
const END_OTHERS: Statement = {
  name: 'session_end_others_of_admin',
  text: 'DELETE FROM sessions WHERE admin_id = $1 AND id <> $2 RETURNING id',
};

export const ALIVE_SESSIONS: Statement = {
  name: 'session_alive',
  text: `SELECT id FROM sessions WHERE id = ANY($1::bpchar[]) AND ${IS_ALIVE}`,
};

/** Sessions live in Postgres alone, so that ending one ends it everywhere at once. */
@Injectable()
export class SessionStore {
  constructor(
    private readonly database: Database,
    private readonly cookie: SessionCookie,
    private readonly ends: SessionEnds,
    private readonly activity: SessionActivity,
    private readonly opening: SessionOpening,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'sessionSecret'>,
  ) {}

  sessionTokenFromCookieHeader(header: string | undefined): string | null {
    return this.cookie.tokenIn(header);
  }

  /** The session's id: what the database knows it by. */
  idOf(token: string): string {
    return createHmac('sha256', this.environment.sessionSecret).update(token).digest('hex');
  }

  /** Null also for an admin who has yet to set up a second factor: nobody, except where that is what it is about. */
  async find(token: string, isAttended: boolean): Promise<SessionAccount | null> {
    const account = await this.findAny(token, isAttended);
    return account?.isRestricted === true ? null : account;
  }

  /** `isAttended`: somebody is at the page that asks, so that the session is in use. */
  async findAny(token: string, isAttended: boolean): Promise<SessionAccount | null> {
    const [row] = await this.database.run<SessionRow>(FIND, [this.idOf(token)]);
    if (row === undefined) return null;
    if (isAttended) this.activity.note(row.id, row.last_seen_at);
    return toAccount(row);
  }

  /** By the sessions' ids; those that have ended are not among them, nor those of admins without their second factor. */
  async findMany(sessionIds: readonly string[]): Promise<Map<string, SessionAccount>> {
    const rows = await this.database.run<SessionRow>(FIND_SESSIONS, [sessionIds]);
    return new Map(rows.filter((row) => !row.is_restricted).map((row) => [row.id, toAccount(row)]));
  }

  /** Of these sessions, those that have not ended. */
  async filterAlive(sessionIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.run<{ id: string }>(ALIVE_SESSIONS, [sessionIds]);
    return new Set(rows.map((row) => row.id));
  }

  /** The token for the cookie; it is nowhere else. Null when what was shown no longer opens the account. */
  async open(
    { proof, isRestricted = false, ...session }: NewSession,
    assertHolds?: (tx: Queryable) => Promise<void>,
  ): Promise<string | null> {
    const token = randomBytes(32).toString('base64url');
    const hours = session.role === 'admin' ? ADMIN_SESSION_HOURS : SESSION_DAYS * 24;
    const row = { ...session, id: this.idOf(token), hours, isRestricted };
    const isOpen = await (assertHolds === undefined
      ? this.opening.insert(this.database, row, proof)
      : this.database.transaction(async (tx) => {
          await assertHolds(tx);
          return this.opening.insert(tx, row, proof);
        }));
    return isOpen ? token : null;
  }

  /** Until the transaction ends. @throws ProblemError `unauthenticated` when the session has ended. */
  hold(tx: Queryable, session: SessionAccount): Promise<void> {
    return this.opening.hold(tx, session);
  }

  async end(sessionId: string): Promise<void> {
    await this.database.run(END, [sessionId]);
    this.ends.ended.next(sessionId);
  }

  /** A password, a code or a passkey was given in it just now. */
  async prove(sessionId: string): Promise<void> {
    await this.database.run(PROVE, [sessionId]);
  }

  /** An admin has a second factor from now on: this session may do everything, and those opened without it end. */
  async lift(tx: Queryable, adminId: number, sessionId: string): Promise<string[]> {
    await tx.run(LIFT, [sessionId]);
    return (await tx.run<{ id: string }>(END_RESTRICTED, [adminId])).map(({ id }) => id);
  }

  /** An admin has no second factor any more: this session may set one up, and all others end. */
  async restrict(tx: Queryable, adminId: number, sessionId: string): Promise<string[]> {
    await tx.run(RESTRICT, [sessionId]);
    return (await tx.run<{ id: string }>(END_OTHERS, [adminId, sessionId])).map(({ id }) => id);
  }

  /** To be called once the transaction that ended them is committed. */
  announceEnded(sessionIds: readonly string[]): void {
    for (const id of sessionIds) this.ends.ended.next(id);
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
    provedAt: row.proved_at,
    isRestricted: row.is_restricted,
  };
}

/** A check constraint keeps exactly one of the three set. */
function accountOf(row: SessionRow): { role: Role; accountId: number } {
  if (row.user_id !== null) return { role: 'customer', accountId: row.user_id };
  if (row.restaurant_id !== null) return { role: 'restaurant', accountId: row.restaurant_id };
  if (row.admin_id !== null) return { role: 'admin', accountId: row.admin_id };
  throw new Error('a session without an account');
}
