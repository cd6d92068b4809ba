/** A backup that leaves the machine is worth nothing to whoever finds it, and everything to whoever has the key. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SCRIPT = path.resolve(import.meta.dirname, '../../../docker/backup.sh');
const FILE = 'tischlein-20260101T000000Z.dump.enc';

let folder: string;
const dump = randomBytes(3_000_000);
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tischlein-backup-'));
  writeFileSync(path.join(folder, 'dump'), dump);
  for (const name of ['right', 'wrong']) {
    const files = ['-keyout', `${name}.key`, '-out', `${name}.pem`];
    const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=backup', ...files];
    execFileSync('openssl', options, { cwd: folder, stdio: 'pipe' });
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

function backup(args: string[], { key = 'right.key', input = '', programs = '' } = {}) {
  const env = { PATH: `${programs}:${process.env.PATH ?? ''}`, BACKUP_DIR: folder, BACKUP_KEY: path.join(folder, key) };
  return spawnSync('bash', [SCRIPT, ...args], { env, input, encoding: 'utf8' });
}

describe('an encrypted backup', () => {
  it('is opened by the key of its certificate alone', () => {
    expect(backup(['certificate'], { input: 'no certificate' }).status).toBe(1);
    expect(backup(['certificate'], { input: readFileSync(path.join(folder, 'right.pem'), 'utf8') }).status).toBe(0);
    expect(backup(['seal', 'dump', FILE])).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(path.join(folder, FILE)).includes(dump.subarray(1_000, 1_100))).toBe(false);
    expect(backup(['unseal', FILE, 'opened'])).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(path.join(folder, 'opened')).equals(dump)).toBe(true);
    expect(backup(['unseal', FILE, 'stolen'], { key: 'wrong.key' })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('wrong.key does not open'),
    });
    expect(backup(['unseal', FILE, 'stolen'], { key: 'no.key' }).stderr).toContain('is encrypted: run this with');
    expect(backup(['list']).stdout).toBe(`${FILE}\n`);
  });

  it.each([
    ['after a restore', 0],
    ['after one that failed', 3],
  ])('leaves nothing opened behind %s', (_when, code) => {
    // What Postgres' programs do is of no account here, only what the script leaves in the folder when they are done.
    const programs = path.join(folder, 'programs');
    mkdirSync(programs, { recursive: true });
    const psql = `#!/bin/bash\nif [ "$1" = -Atqc ]; then echo 0; else cat >/dev/null; exit ${String(code)}; fi\n`;
    writeFileSync(path.join(programs, 'psql'), psql, { mode: 0o755 });
    writeFileSync(path.join(programs, 'pg_restore'), '#!/bin/bash\n', { mode: 0o755 });
    const before = readdirSync(folder);
    expect(backup(['restore', FILE], { programs })).toMatchObject({ status: code, stderr: '' });
    expect(readdirSync(folder)).toEqual(before);
  });

  it('is refused when somebody changed it', () => {
    const whole = readFileSync(path.join(folder, FILE));
    const changed = Buffer.from(whole);
    const middle = Math.floor(changed.length / 2);
    changed[middle] = (changed[middle] ?? 0) ^ 1;
    writeFileSync(path.join(folder, FILE), changed);
    expect(backup(['unseal', FILE, 'forged'])).toMatchObject({
      status: 1,
      stderr: `${FILE} was changed after it was made.\n`,
    });
    writeFileSync(path.join(folder, FILE), whole);
  });
});
