import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Repository } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../../../config/environment.ts';
import type { AdminRole } from '../../../contracts/accounts/admin-roles.ts';
import type { Role } from '../../../contracts/constants.ts';
import type { StaffDuty } from '../../../contracts/riders/duty.ts';
import { select } from '../../../database/sql/columns.ts';
import { Database, type Statement, type Transaction } from '../../../database/connection/database.ts';
import { endSessions } from '../../../database/shared/end-sessions.ts';
import { Session } from '../../../entities/accounts/session.entity.ts';
import type { SessionAccount } from '../../../access/session-account.ts';
import { RememberedSessions } from './remembered-sessions.ts';
import { SessionActivity } from './session-activity.ts';
import { SessionCookie } from './session-cookie.ts';
import { SessionEnds } from './session-ends.ts';
import { ADMIN_IDLE_MINUTES, ADMIN_SESSION_HOURS, SESSION_DAYS } from './session-lifetimes.ts';
import { SessionOpening, type SignInProof } from './session-opening.ts';
import { Recurring } from '../../../timing/recurring.ts';

const LOOKED_UP = [
  ...([
    'id',
    'userId',
    'restaurantId',
    'adminId',
    'staffId',
    'expiresAt',
    'lastSeenAt',
    'provedAt',
    'isRestricted',
  ] as const),
] as const;

interface SessionRow extends Pick<Session, (typeof LOOKED_UP)[number]> {
  adminRole: AdminRole | null;
  duty: StaffDuty | null;
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

/** Every request and every socket looks its session up: `restaurant_list_rps` and `order_read_rps` pay for it. */
const LIVING = `
  SELECT ${select(Session, 's', LOOKED_UP)},
    CASE WHEN admin_id IS NOT NULL THEN (SELECT role FROM admin_users a WHERE a.id = s.admin_id) END AS "adminRole",
    CASE WHEN staff_id IS NOT NULL THEN (SELECT duty FROM restaurant_staff f WHERE f.id = s.staff_id) END AS duty
  FROM sessions s WHERE ${IS_ALIVE}`;
const FIND: Statement = { name: 'session_find', text: `${LIVING} AND id = $1` };
/** The type of the key itself: compared as another one, every session would be read. */
export const FIND_SESSIONS: Statement = { name: 'session_find_many', text: `${LIVING} AND id = ANY($1::bpchar[])` };
const PURGE: Statement = {
  name: 'session_purge',
  text: `DELETE FROM sessions WHERE expires_at <= now()
    OR (admin_id IS NOT NULL AND last_seen_at <= now() - ${IDLE}) RETURNING id`,
};

export const ALIVE_SESSIONS: Statement = {
  name: 'session_alive',
  text: `SELECT id FROM sessions WHERE id = ANY($1::bpchar[]) AND ${IS_ALIVE}`,
};

/** Sessions live in Postgres alone, so that ending one ends it everywhere at once. */
@Injectable()
export class SessionStore {
  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly database: Database,
    private readonly cookie: SessionCookie,
    private readonly ends: SessionEnds,
    private readonly activity: SessionActivity,
    private readonly opening: SessionOpening,
    private readonly remembered: RememberedSessions,
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
    const id = this.idOf(token);
    const [row] = await this.database.run<SessionRow>(FIND, [id]);
    if (row === undefined) {
      this.remembered.forget(id);
      return null;
    }
    if (isAttended) this.activity.note(row.id, row.lastSeenAt);
    const account = toAccount(row);
    this.remembered.keep(account, row.lastSeenAt);
    return account;
  }

  /** Whose it was when it was last looked up, which was lately; null where nobody here knows. It may have ended since. */
  recall(token: string, isAttended: boolean): SessionAccount | null {
    const known = this.remembered.find(this.idOf(token));
    if (known === null) return null;
    if (isAttended) this.activity.note(known.account.sessionId, known.lastSeenAt);
    return known.account;
  }

  /** By the sessions' ids; those that have ended are not among them, nor those of admins without their second factor. */
  async findMany(sessionIds: readonly string[]): Promise<Map<string, SessionAccount>> {
    const rows = await this.database.run<SessionRow>(FIND_SESSIONS, [sessionIds]);
    return new Map(rows.filter((row) => !row.isRestricted).map((row) => [row.id, toAccount(row)]));
  }

  /** Of these sessions, those that have not ended. */
  async filterAlive(sessionIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.run<{ id: string }>(ALIVE_SESSIONS, [sessionIds]);
    return new Set(rows.map((row) => row.id));
  }

  /** The token for the cookie; it is nowhere else. Null when what was shown no longer opens the account. */
  async open(
    { proof, isRestricted = false, ...session }: NewSession,
    assertHolds?: (tx: Transaction) => Promise<void>,
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
  hold(tx: Transaction, session: SessionAccount): Promise<void> {
    return this.opening.hold(tx, session);
  }

  async end(sessionId: string): Promise<void> {
    await this.sessions.delete({ id: sessionId });
    this.ends.ended.next(sessionId);
  }

  /** A password, a code or a passkey was given in it just now. */
  async prove(sessionId: string): Promise<void> {
    await this.sessions.update({ id: sessionId }, { provedAt: () => 'now()' });
  }

  /** An admin has a second factor from now on: this session may do everything, and those opened without it end. */
  async lift({ manager }: Transaction, adminId: number, id: string): Promise<string[]> {
    await manager.update(Session, { id }, { isRestricted: false, provedAt: () => 'now()' });
    return endSessions(manager, { adminId, isRestricted: true });
  }

  /** An admin has no second factor any more: this session may set one up, and all others end. */
  async restrict({ manager }: Transaction, adminId: number, id: string): Promise<string[]> {
    await manager.update(Session, { id }, { isRestricted: true });
    return endSessions(manager, { adminId, id: Not(id) });
  }

  /** To be called once the transaction that ended them is committed. */
  announceEnded(sessionIds: readonly string[]): void {
    for (const id of sessionIds) this.ends.ended.next(id);
  }

  @Recurring({
    everyMs: 60_000,
    in: 'every process',
    failure: 'Expired sessions were not removed; the next minute tries again.',
  })
  async purgeExpired(): Promise<void> {
    const rows = await this.database.run<{ id: string }>(PURGE, []);
    for (const { id } of rows) this.ends.ended.next(id);
  }
}

function toAccount(row: SessionRow): SessionAccount {
  return {
    sessionId: row.id,
    ...accountOf(row),
    staffId: row.staffId,
    duty: row.duty,
    adminRole: row.adminRole,
    expiresAt: row.expiresAt,
    provedAt: row.provedAt,
    isRestricted: row.isRestricted,
  };
}

/** A check constraint keeps exactly one of the three set. */
function accountOf(row: SessionRow): { role: Role; accountId: number } {
  if (row.userId !== null) return { role: 'customer', accountId: row.userId };
  if (row.restaurantId !== null) return { role: 'restaurant', accountId: row.restaurantId };
  if (row.adminId !== null) return { role: 'admin', accountId: row.adminId };
  throw new Error('a session without an account');
}
