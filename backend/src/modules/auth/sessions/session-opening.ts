import { Injectable } from '@nestjs/common';
import type { Queryable, Statement } from '../../../database/connection/database.ts';
import { ProblemError } from '../../../http/problem.ts';
import { ACCOUNT_KINDS, type AccountKind, kindOf, TABLE_OF_KIND } from '../../../access/account-kind.ts';
import type { SessionAccount } from '../../../access/session-account.ts';

/** What whoever signs in has shown, as it was read when it was judged. */
export type SignInProof = { email: string; passwordHash: string } | { passkeyId: number };

type Holder = Pick<SessionAccount, 'role' | 'accountId' | 'staffId'>;

interface NewRow extends Holder {
  id: string;
  hours: number;
  device: string | null;
  isRestricted: boolean;
}

/** Which of the account's rows in `passkeys` are its own; a restaurant's staff have theirs beside its owner's. */
const OWN_PASSKEY: Readonly<Record<AccountKind, string>> = {
  customer: 'p.user_id = a.id',
  restaurant: 'p.restaurant_id = a.id AND p.staff_id IS NULL',
  staff: 'p.staff_id = a.id',
  admin: 'p.admin_id = a.id',
};

/** $1 session, $2 to $5 the account's columns, $6 hours, $7 device, $8 restricted, $9 the account's own row. */
const insertFrom = (accounts: string) => `
  INSERT INTO sessions (id, user_id, restaurant_id, admin_id, staff_id, expires_at, device, is_restricted, public_id)
  SELECT $1, $2::int, $3::int, $4::int, $5::int, now() + make_interval(hours => $6), $7, $8, gen_random_uuid()
  FROM ${accounts} RETURNING id`;

/**
 * The account is judged again by the statement that inserts the session, under a lock that a change of the password, the
 * removal of the passkey and the closing of the account wait for, as it waits for them. So such a change either finds the
 * session and ends it, or there is none.
 */
const openOf = (kind: AccountKind): { byPassword: Statement; byPasskey: Statement } => {
  const table = TABLE_OF_KIND[kind];
  const isOpen = kind === 'customer' ? 'AND a.closed_at IS NULL' : '';
  return {
    byPassword: {
      name: `session_open_${kind}_password`,
      text: insertFrom(`${table} a WHERE a.id = $9 AND a.email = $10 AND a.password_hash = $11 ${isOpen} FOR SHARE`),
    },
    byPasskey: {
      name: `session_open_${kind}_passkey`,
      text: insertFrom(`${table} a JOIN passkeys p ON ${OWN_PASSKEY[kind]}
        WHERE a.id = $9 AND p.id = $10 ${isOpen} FOR SHARE`),
    },
  };
};
const OPEN = eachKind(openOf);

/** An admin's row is locked as its changes are: a passkey changes what a login asks for. */
const HOLD_ACCOUNT = eachKind((kind): Statement => {
  const lock = kind === 'admin' ? 'FOR NO KEY UPDATE' : 'FOR KEY SHARE';
  return { name: `session_hold_${kind}`, text: `SELECT 1 FROM ${TABLE_OF_KIND[kind]} WHERE id = $1 ${lock}` };
});
const HOLD: Statement = { name: 'session_hold', text: 'SELECT 1 FROM sessions WHERE id = $1 FOR SHARE' };

/** The statements by which a session and the credentials behind it wait for each other. */
@Injectable()
export class SessionOpening {
  /** False when the account is gone or closed, or what was shown no longer opens it. */
  async insert(db: Queryable, session: NewRow, proof: SignInProof): Promise<boolean> {
    const { id, role, accountId, staffId, hours, device, isRestricted } = session;
    const kind = kindOf(session);
    const columns = (['customer', 'restaurant', 'admin'] as const).map((known) => (known === role ? accountId : null));
    const values = [id, ...columns, staffId, hours, device, isRestricted, staffId ?? accountId];
    const rows =
      'passkeyId' in proof
        ? await db.run(OPEN[kind].byPasskey, [...values, proof.passkeyId])
        : await db.run(OPEN[kind].byPassword, [...values, proof.email, proof.passwordHash]);
    return rows.length > 0;
  }

  /**
   * Keeps a session from ending until the transaction does: what it adds to its account is there when the session is ended.
   * @throws ProblemError `unauthenticated` when it has ended.
   */
  async hold(tx: Queryable, session: SessionAccount): Promise<void> {
    // In the order in which whoever ends sessions takes the locks.
    await tx.run(HOLD_ACCOUNT[kindOf(session)], [session.staffId ?? session.accountId]);
    if ((await tx.run(HOLD, [session.sessionId])).length === 0) throw new ProblemError('unauthenticated');
  }
}

function eachKind<T>(make: (kind: AccountKind) => T): Readonly<Record<AccountKind, T>> {
  return Object.fromEntries(ACCOUNT_KINDS.map((kind) => [kind, make(kind)])) as Record<AccountKind, T>;
}
