/** Demo accounts have a password that everybody knows: nobody else may be able to reach them. */
import { randomBytes } from 'node:crypto';
import { type DataSource, type EntityManager, In } from 'typeorm';
import type { Environment } from '../config/environment.ts';
import { StartupError } from '../config/startup-error.ts';
import { isOnThisMachine } from '../config/this-machine.ts';
import { AdminUser } from '../entities/accounts/admin-user.entity.ts';
import { PasswordHasher } from '../modules/auth/passwords/password-hasher.ts';
import { Staff } from '../entities/accounts/staff.entity.ts';
import { User } from '../entities/accounts/user.entity.ts';
import { Restaurant } from '../entities/restaurants/restaurant.entity.ts';
import { DEMO_ADMIN, DEMO_CUSTOMER, DEMO_PASSWORD, DEMO_RIDERS } from './demo-accounts.ts';
import { DEMO_RESTAURANTS } from './demo-restaurants.ts';

const RIDERS = In(DEMO_RIDERS.map(({ email }) => email));

interface DemoLogin {
  email: string;
  passwordHash: string;
}

/** @throws StartupError when others can open `PUBLIC_URL` and a demo account still has the demo password. */
export async function refuseExposedDemo(dataSource: DataSource, { publicUrl }: Environment): Promise<void> {
  if (isOnThisMachine(publicUrl)) return;
  const hasher = new PasswordHasher();
  // The seed gives all of them one hash, so this is one check and not sixteen.
  const judged = new Map<string, boolean>();
  for (const { email, passwordHash } of await findLogins(dataSource.manager)) {
    const isOpen = judged.get(passwordHash) ?? (await hasher.verify(passwordHash, DEMO_PASSWORD));
    judged.set(passwordHash, isOpen);
    if (!isOpen) continue;
    throw new StartupError(
      `PUBLIC_URL=${publicUrl} is for others, and ${email} still has the demo password: run npm run demo:close, use another database, or set PUBLIC_URL to this machine.`,
    );
  }
}

/** Passwords that nobody knows, no sessions, and restaurants that nobody finds; orders stay as they are. */
export async function closeDemo(dataSource: DataSource): Promise<void> {
  const passwordHash = await new PasswordHasher().hash(randomBytes(36).toString('base64url'));
  await dataSource.transaction(async (manager) => {
    const emails = In(DEMO_RESTAURANTS.map(({ email }) => email));
    await manager.update(AdminUser, { email: DEMO_ADMIN.email }, { passwordHash });
    await manager.update(User, { email: DEMO_CUSTOMER.email }, { passwordHash });
    await manager.update(Staff, { email: RIDERS }, { passwordHash });
    await manager.update(Restaurant, { email: emails }, { passwordHash, isActive: false, isOpen: false });
    await manager.query(
      `DELETE FROM sessions s WHERE admin_id IN (SELECT id FROM admin_users WHERE email = $1)
         OR user_id IN (SELECT id FROM users WHERE email = $2)
         OR restaurant_id IN (SELECT id FROM restaurants WHERE email = ANY($3))`,
      [DEMO_ADMIN.email, DEMO_CUSTOMER.email, emails.value],
    );
  });
}

async function findLogins(manager: EntityManager): Promise<DemoLogin[]> {
  const select = { email: true, passwordHash: true } as const;
  return [
    ...(await manager.find(AdminUser, { select, where: { email: DEMO_ADMIN.email } })),
    ...(await manager.find(User, { select, where: { email: DEMO_CUSTOMER.email } })),
    ...(await manager.find(Staff, { select, where: { email: RIDERS } })),
    ...(await manager.find(Restaurant, {
      select,
      where: { email: In(DEMO_RESTAURANTS.map(({ email }) => email)) },
      order: { id: 'ASC' },
    })),
  ];
}
