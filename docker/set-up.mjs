/**
 * For docker compose, before anything else starts: makes the secrets that nobody gave, once, and hands the volumes to
 * the users who write to them. A secret that is set in the shell or in .env replaces the one that was made.
 */
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** For the product and Redis; the other for whoever may change tables: Postgres itself, migrations and backups. */
const SECRETS = '/run/secrets';
const OWNER_SECRETS = '/run/owner-secrets';
/** Of the images `node` and `redis`. */
const NODE = 1000;
const REDIS = 999;

moveOwnerPassword();
const { POSTGRES_PASSWORD, APPLICATION_PASSWORD, REDIS_PASSWORD, SESSION_SECRET } = process.env;
const ownerPassword = keep(OWNER_SECRETS, 'postgres-password', POSTGRES_PASSWORD);
keep(OWNER_SECRETS, 'migration-url', urlOf('tischlein', ownerPassword, 'postgres:5432'));
const applicationPassword = keep(SECRETS, 'application-password', APPLICATION_PASSWORD);
keep(SECRETS, 'database-url', urlOf('tischlein_app', applicationPassword, 'postgres:5432'));
keep(SECRETS, 'pgbouncer-url', urlOf('tischlein_app', applicationPassword, 'pgbouncer:6432'));
const redisPassword = keep(SECRETS, 'redis-password', REDIS_PASSWORD, REDIS);
keep(SECRETS, 'redis-url', `redis://:${encodeURIComponent(redisPassword)}@redis:6379`);
keep(SECRETS, 'session-secret', SESSION_SECRET);
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

function keep(folder, name, given, owner = NODE) {
  const file = path.join(folder, name);
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const secret = given || kept || randomBytes(36).toString('base64url');
  if (secret === kept) return secret;
  // Complete or not at all, should the machine stop here.
  writeFileSync(`${file}.new`, secret, { mode: 0o400 });
  chownSync(`${file}.new`, owner, owner);
  renameSync(`${file}.new`, file);
  return secret;
}
