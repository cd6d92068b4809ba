/** `admin:create`: the first admin of an installation, or a further one, from the command line. */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { isEmail } from 'class-validator';
import type { DataSource } from 'typeorm';
import { StartupError } from '../../config/startup-error.ts';
import { ADMIN_ROLES, type AdminRole } from '../../contracts/accounts/admin-roles.ts';
import { MAX_LENGTH } from '../../contracts/constants.ts';
import { PasswordHasher } from '../auth/passwords/password-hasher.ts';

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 5;
const GROUP_LENGTH = 5;
export const ONE_TIME_HOURS = 24;

export interface NewAdmin {
  email: string;
  role: AdminRole;
}

/** @throws StartupError which says how the command is used. */
export function readNewAdmin(args: string[]): NewAdmin {
  const usage = `use admin:create --email name@company.example --role ${ADMIN_ROLES.join('|')}`;
  let values: { email?: string; role?: string };
  try {
    ({ values } = parseArgs({ args, options: { email: { type: 'string' }, role: { type: 'string' } } }));
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}: ${usage}.`);
  }
  const email = values.email?.trim().toLowerCase() ?? '';
  const role = ADMIN_ROLES.find((known) => known === values.role);
  if (!isEmail(email) || email.length > MAX_LENGTH.email) {
    throw new StartupError(`--email has to be an e-mail address: ${usage}.`);
  }
  if (role === undefined) throw new StartupError(`--role has to be one of ${ADMIN_ROLES.join(', ')}: ${usage}.`);
  return { email, role };
}

/**
 * Returns the password, which is nowhere else. An admin who has not used theirs yet gets another one; whoever has chosen
 * a password keeps it, since this must be no way into an account in use: one statement adds, replaces or leaves alone.
 */
export async function createAdmin(dataSource: DataSource, { email, role }: NewAdmin): Promise<string> {
  const password = oneTimePassword();
  const passwordHash = await new PasswordHasher().hash(password);
  await dataSource.transaction(async (manager) => {
    const [admin] = await manager.query<{ id: number }[]>(
      `INSERT INTO admin_users AS a (email, password_hash, role, one_time_password_until)
       VALUES ($1, $2, $3, now() + make_interval(hours => $4))
       ON CONFLICT (email) DO UPDATE SET password_hash = excluded.password_hash, role = excluded.role,
         one_time_password_until = excluded.one_time_password_until
         WHERE a.one_time_password_until IS NOT NULL
       RETURNING id`,
      [email, passwordHash, role, ONE_TIME_HOURS],
    );
    if (admin === undefined) {
      throw new StartupError(
        `${email} is an admin already: an owner can change the account at /admin/dashboard/admins.`,
      );
    }
    await manager.query(
      `INSERT INTO audit_log (actor_role, actor_id, action, target_kind, target_id, target_name, after)
       VALUES ('admin', $1::int, 'admin_added', 'admin', $1::int, $2, $3)`,
      [admin.id, email, JSON.stringify({ email, role, by: 'command line' })],
    );
  });
  return password;
}

function oneTimePassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
