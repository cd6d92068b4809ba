/**
 * For docker compose, before anything else starts: makes the secrets that nobody gave, once, and hands the volumes to
 * the users who write to them. A secret that is set in the shell or in .env replaces the one that was made.
 */
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { keep, keepRedisUrl, NODE, read, REDIS, SECRETS } from './secrets.mjs';

/** For whoever may change tables: Postgres itself, migrations and backups. */
const OWNER_SECRETS = '/run/owner-secrets';

moveOwnerPassword();
const { POSTGRES_PASSWORD, APPLICATION_PASSWORD, REDIS_PASSWORD, SESSION_SECRET } = process.env;
const ownerPassword = choose(OWNER_SECRETS, 'postgres-password', POSTGRES_PASSWORD);
keep(OWNER_SECRETS, 'migration-url', urlOf('tischlein', ownerPassword, 'postgres:5432'));
const applicationPassword = choose(SECRETS, 'application-password', APPLICATION_PASSWORD);
keep(SECRETS, 'database-url', urlOf('tischlein_app', applicationPassword, 'postgres:5432'));
keep(SECRETS, 'pgbouncer-url', urlOf('tischlein_app', applicationPassword, 'pgbouncer:6432'));
keepRedisUrl(choose(SECRETS, 'redis-password', REDIS_PASSWORD, REDIS));
choose(SECRETS, 'session-secret', SESSION_SECRET);
chownSync('/volumes/redis', REDIS, REDIS);
chownSync('/volumes/backups', NODE, NODE);

/** Earlier versions kept it where the whole product could read it. */
function moveOwnerPassword() {
  const old = path.join(SECRETS, 'postgres-password');
  if (!existsSync(old)) return;
  keep(OWNER_SECRETS, 'postgres-password', readFileSync(old, 'utf8'));
  rmSync(old);
}

function urlOf(role, password, place) {
  return `postgres://${role}:${encodeURIComponent(password)}@${place}/tischlein`;
}

/** What was given, else what is kept, else a new one. */
function choose(folder, name, given, owner = NODE) {
  return keep(folder, name, given || read(folder, name) || randomBytes(36).toString('base64url'), owner);
}
