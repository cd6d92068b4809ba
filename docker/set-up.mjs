/**
 * For docker compose, before anything else starts: makes the secrets that nobody gave, once, and hands the volumes to
 * the users who write to them. A secret that is set in the shell or in .env replaces the one that was made.
 */
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SECRETS = '/run/secrets';
/** Of the images `node` and `redis`. */
const NODE = 1000;
const REDIS = 999;

const password = keep('postgres-password', process.env.POSTGRES_PASSWORD);
keep('session-secret', process.env.SESSION_SECRET);
for (const [name, place] of [
  ['database-url', 'postgres:5432'],
  ['pgbouncer-url', 'pgbouncer:6432'],
]) {
  keep(name, `postgres://tischlein:${encodeURIComponent(password)}@${place}/tischlein`);
}
chownSync('/volumes/redis', REDIS, REDIS);
chownSync('/volumes/backups', NODE, NODE);

function keep(name, given) {
  const file = path.join(SECRETS, name);
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const secret = given || kept || randomBytes(36).toString('base64url');
  if (secret === kept) return secret;
  // Complete or not at all, should the machine stop here.
  writeFileSync(`${file}.new`, secret, { mode: 0o400 });
  chownSync(`${file}.new`, NODE, NODE);
  renameSync(`${file}.new`, file);
  return secret;
}
