/** Admins of every role, with the demo accounts' password. */
import { Secret, TOTP } from 'otpauth';
import type { AdminRole } from '../../src/contracts/accounts/admin-roles.ts';
import type { SecondFactorEnrolmentView } from '../../src/contracts/admin/admin.ts';
import type { AuditView } from '../../src/contracts/admin/audit.ts';
import { PASSWORD } from '../support/person.ts';
import { type Api, Person } from '../api/api.ts';

/** Of those who have one. */
const apps = new Map<string, TOTP>();
const emailOf = (name: string) => `admin-${name}@example.com`;

export const codeOf = (name: string): string => apps.get(emailOf(name))?.generate() ?? '';

/** A further session, as if no code had been used in this half minute. */
export async function loginAgain(api: Api, name: string): Promise<Person> {
  const email = emailOf(name);
  await api.sql('UPDATE admin_users SET totp_last_step = 0 WHERE email = $1', [email]);
  const person = new Person(api.url);
  const body = { email, password: PASSWORD, code: codeOf(name) };
  const { status } = await person.request('POST', '/api/admin/login', body);
  if (status !== 200) throw new Error(`${name} could not sign in again: ${String(status)}`);
  return person;
}

/** Signed in with a second factor of their own. */
export async function addAdmin(api: Api, role: AdminRole, name: string = role): Promise<Person> {
  const admin = await addNewAdmin(api, role, name);
  const { body } = await admin.request<SecondFactorEnrolmentView>('POST', '/api/admin/second-factor');
  const app = new TOTP({ secret: Secret.fromBase32(body.secret) });
  apps.set(emailOf(name), app);
  const code = app.generate();
  const { status } = await admin.request('POST', '/api/admin/second-factor/confirm', { code });
  if (status !== 200) throw new Error(`${name} could not set up a second factor: ${String(status)}`);
  return admin;
}

/** Signed in for the first time: may set up a second factor and nothing else. */
export async function addNewAdmin(api: Api, role: AdminRole, name: string = role): Promise<Person> {
  const email = emailOf(name);
  await api.sql(
    `INSERT INTO admin_users (email, name, role, password_hash)
     SELECT $1, $2, $3::admin_role, password_hash FROM admin_users WHERE email = 'admin@example.com'`,
    [email, name, role],
  );
  return Person.login(api.url, email);
}

/** Newest first. */
export async function auditOf(admin: Person, query = ''): Promise<AuditView[]> {
  const { status, body } = await admin.request<AuditView[]>('GET', `/api/admin/audit${query}`);
  if (status !== 200) throw new Error(`No audit log: ${String(status)} ${JSON.stringify(body)}`);
  return body;
}
