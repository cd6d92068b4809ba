import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasCode } from './error-code.ts';
import { StartupError } from './startup-error.ts';

const MIN_LENGTH = 32;

/**
 * The secret that this data folder keeps, made on first use. It appears under its name complete or not at all,
 * so that two processes that start at once read the same one.
 */
export function keepSessionSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    const draft = `${file}.${process.pid}`;
    try {
      writeFileSync(draft, `${randomBytes(36).toString('base64url')}\n`, { mode: 0o600 });
      linkSync(draft, file);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    } finally {
      rmSync(draft, { force: true });
    }
    const secret = readFileSync(file, 'utf8').trim();
    if (secret.length < MIN_LENGTH) {
      throw new StartupError(`${file} is too short to be a secret: delete it, and the next start makes a new one.`);
    }
    return secret;
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`DATA_DIR=${dataDir} must be a folder that this user may write to (${String(error)}).`);
  }
}
