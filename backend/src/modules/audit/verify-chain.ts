/** `audit:verify`: whether the audit log is what was written, and else where it stops being so. */
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { StartupError } from '../../config/startup-error.ts';

export interface AuditChain {
  entries: number;
  /** Of the newest entry. Kept elsewhere, it shows later that nothing was cut off the end. */
  head: string;
}

/**
 * By an expression of its own: the database's function is in the hands of whoever can change the log. It must say the same
 * as `audit_entry_hash`, which the tests compare.
 */
const CHAIN = `
  SELECT id, hash, previous_hash, lag(hash, 1, repeat('0', 64)::bpchar) OVER (ORDER BY id) AS hash_before,
    encode(sha256(convert_to(jsonb_build_array(previous_hash, id, extract(epoch FROM at), actor_role, actor_id, actor_name,
      admin_role, action, target_kind, target_id, target_name, before, after, request_id, ip, refusal_key)::text, 'UTF8')),
      'hex') AS computed
  FROM audit_log`;
const FIRST_BREAK = `
  SELECT id, hash <> computed AS is_changed FROM (${CHAIN}) AS chain
  WHERE hash <> computed OR previous_hash <> hash_before ORDER BY id LIMIT 1`;
const HEAD = `
  SELECT (SELECT count(*)::int FROM audit_log) AS entries,
    coalesce((SELECT hash FROM audit_log ORDER BY id DESC LIMIT 1), repeat('0', 64)) AS head`;

/** @throws StartupError which names the first entry that is wrong, or the hash that is missing. */
export async function verifyChain(dataSource: DataSource, expectedHash: string | null): Promise<AuditChain> {
  return dataSource.transaction('REPEATABLE READ', async (manager) => {
    const [broken] = await manager.query<{ id: string; is_changed: boolean }[]>(FIRST_BREAK);
    if (broken !== undefined) {
      throw new StartupError(
        broken.is_changed
          ? `The audit log is broken at entry ${broken.id}: its content is not what was written.`
          : `The audit log is broken before entry ${broken.id}: what stood there is missing or was changed.`,
      );
    }
    if (expectedHash !== null) {
      const found = await manager.query<unknown[]>('SELECT 1 FROM audit_log WHERE hash = $1', [expectedHash]);
      if (found.length === 0)
        throw new StartupError(`The audit log has no entry with the hash ${expectedHash} any more.`);
    }
    const [chain] = await manager.query<AuditChain[]>(HEAD);
    return chain ?? { entries: 0, head: '' };
  });
}

/** The hash of `--contains`, which an earlier run printed; null without it. */
export function readExpectedHash(args: string[]): string | null {
  let contains: string | undefined;
  try {
    contains = parseArgs({ args, options: { contains: { type: 'string' } } }).values.contains;
  } catch {
    throw new StartupError('Use audit:verify, or audit:verify --contains HASH with the hash of an earlier run.');
  }
  if (contains === undefined) return null;
  if (!/^[0-9a-f]{64}$/.test(contains))
    throw new StartupError('--contains has to be a hash: 64 digits and letters a-f.');
  return contains;
}
