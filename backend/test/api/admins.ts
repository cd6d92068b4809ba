/** Admins of every role, with the demo accounts' password. */
import type { AdminRole } from '../../src/contracts/admin-roles.ts';
import type { AuditView } from '../../src/contracts/audit.ts';
import { type Api, Person } from './api.ts';

export async function addAdmin(api: Api, role: AdminRole, name: string = role): Promise<Person> {
  const email = `admin-${name}@example.com`;
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
