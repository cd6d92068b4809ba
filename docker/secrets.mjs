/** The files of secrets that the containers of the stack share. */
import { chownSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** For the product and Redis. */
export const SECRETS = '/run/secrets';
/** Of the images `node` and `redis`. */
export const NODE = 1000;
export const REDIS = 999;
/** Where the profile `cluster` was started it names the cluster's servers, and the product uses them from then on. */
const REDIS_NODES = 'redis-nodes';

export function read(folder, name) {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

export function keep(folder, name, secret, owner = NODE) {
  if (secret === read(folder, name)) return secret;
  const file = path.join(folder, name);
  // Complete or not at all, should the machine stop here.
  writeFileSync(`${file}.new`, secret, { mode: 0o400 });
  chownSync(`${file}.new`, owner, owner);
  renameSync(`${file}.new`, file);
  return secret;
}

export function keepRedisUrl(password) {
  const nodes = read(SECRETS, REDIS_NODES);
  const place = nodes === '' ? 'redis:6379' : `${nodes}?cluster=true`;
  keep(SECRETS, 'redis-url', `redis://:${encodeURIComponent(password)}@${place}`);
}

export function useRedisCluster(nodes, password) {
  keep(SECRETS, REDIS_NODES, nodes.join(','));
  keepRedisUrl(password);
}
