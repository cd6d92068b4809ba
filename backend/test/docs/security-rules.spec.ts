/** docs/security/rules.md against what it is about: whatever is new there and missing here fails. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { VARIABLES } from '../../src/config/variables.ts';
import { MAX_LENGTH, MIN_PASSWORD_LENGTH } from '../../src/contracts/constants.ts';
import { MAX_PICTURE, MAX_UPLOAD_BYTES } from '../../src/contracts/images.ts';
import { type LimitRule, LIMITS } from '../../src/limits/rules.ts';
import {
  ADMIN_IDLE_MINUTES,
  ADMIN_SESSION_HOURS,
  SESSION_DAYS,
  STEP_UP_MINUTES,
} from '../../src/modules/auth/sessions/session-lifetimes.ts';
import { ONE_TIME_HOURS } from '../../src/modules/admin-accounts/create-admin.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const page = readFileSync(path.join(ROOT, 'docs/security/rules.md'), 'utf8');

/** The rows of all tables below a heading. */
function rowsBelow(heading: string): string[][] {
  const [, section = ''] = page.split(new RegExp(`^## ${heading}$`, 'm'));
  return (section.split(/^## /m)[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.trim()),
    )
    .filter(([first = '']) => !/^-+$/.test(first));
}
/** Reads the names in those first cells that are code. */
const namesBelow = (heading: string) =>
  rowsBelow(heading).flatMap(([first = '']) => /^`([^`]+)`$/.exec(first)?.[1] ?? []);
const textBelow = (heading: string) =>
  (page.split(new RegExp(`^## ${heading}$`, 'm'))[1]?.split(/^## /m)[0] ?? '').replaceAll(/\s+/g, ' ');

const UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
] as const;
function timeOf(seconds: number): string {
  const [unit, length] = UNITS.find(([, size]) => seconds % size === 0) ?? ['s', 1];
  return `${String(seconds / length)} ${unit}`;
}

describe('the rules', () => {
  it('have every limit as it is', () => {
    const rows = Object.entries<LimitRule>(LIMITS).map(([name, { points, seconds, blockSeconds, blockGrowsTo }]) => [
      `\`${name}\``,
      `${String(points)} in ${timeOf(seconds)}`,
      blockSeconds === undefined
        ? 'the rest of the time'
        : `${timeOf(blockSeconds)}${blockGrowsTo === undefined ? '' : `, twice as long each time, up to ${timeOf(blockGrowsTo)}`}`,
    ]);
    expect(rowsBelow('Limits').filter(([first = '']) => first.startsWith('`'))).toEqual(rows);
  });

  it('have the lengths of passwords and of sessions', () => {
    const { customer, restaurant, admin } = MIN_PASSWORD_LENGTH;
    expect(textBelow('Passwords')).toContain(
      `At least ${String(customer)} characters for customers, ${String(restaurant)} for restaurants and their staff, ${String(admin)} for admins; at most ${String(MAX_LENGTH.password)}; any character.`,
    );
    expect(rowsBelow('Sessions').slice(1)).toEqual([
      ['customers, restaurants, staff', '–', `${String(SESSION_DAYS)} days`],
      ['admins', `${String(ADMIN_IDLE_MINUTES)} minutes`, `${String(ADMIN_SESSION_HOURS)} hours`],
    ]);
    expect(textBelow('Ways in')).toContain(`of the last ${String(STEP_UP_MINUTES)} minutes`);
    expect(textBelow('Ways in')).toContain(`${String(ONE_TIME_HOURS)} hours, has to be replaced`);
  });

  it('say of every table how sensitive it is', () => {
    const migrations = globSync('backend/src/database/migrations/*.ts', { cwd: ROOT })
      .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
      .join('\n');
    const tables = [...migrations.matchAll(/CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?([a-z_]+)/g)].map(
      ([, name = '']) => name,
    );
    expect(tables.length).toBeGreaterThan(40);
    expect(namesBelow('Data')).toEqual([...new Set(tables)].toSorted());
    for (const [table, level] of rowsBelow('Data').slice(1)) {
      expect([table, ['open', 'internal', 'personal', 'secret'].includes(level ?? '')]).toEqual([table, true]);
    }
  });

  it('list every file that hashes, encrypts or draws at random', () => {
    const files = globSync('backend/src/**/*.ts', { cwd: ROOT }).filter(
      (file) =>
        !file.endsWith('.spec.ts') &&
        /from 'node:crypto'|from '@node-rs\/argon2'|from 'otpauth'/.test(readFileSync(path.join(ROOT, file), 'utf8')),
    );
    expect(
      namesBelow('Keys and algorithms')
        .filter((name) => name.startsWith('backend/'))
        .toSorted(),
    ).toEqual(files.toSorted());
  });

  it('list every address that the product is told to talk to', () => {
    const named = textBelow('Whom the product talks to');
    // What people and browsers reach, and whose word is taken about callers, is nobody who is talked to.
    const others = ['PUBLIC_URL', 'TRUSTED_PROXIES'];
    const addresses = Object.keys(VARIABLES).filter((name) => /URL|ORIGIN|ENDPOINT|NETWORK|PROX/.test(name));
    for (const name of addresses) if (!others.includes(name)) expect(named).toContain(`\`${name}\``);
    const imports = globSync('backend/src/**/*.ts', { cwd: ROOT }).filter(
      (file) =>
        !file.endsWith('.spec.ts') &&
        /(?:await|return|=) fetch\(|^import https? from|outside\/call\.ts'|from 'nodemailer'|createConnection\(/m.test(
          readFileSync(path.join(ROOT, file), 'utf8'),
        ),
    );
    expect(imports.toSorted()).toEqual([
      'backend/src/mail/mailer.ts',
      'backend/src/modules/images/picture-client.ts',
      'backend/src/modules/notifications/push/push-sender.ts',
      'backend/src/modules/pos/protocol/pos-client.ts',
      'backend/src/outside/call.ts',
      'backend/src/telemetry/otlp-exporter.ts',
    ]);
  });

  it('have the bounds of files', () => {
    const [pictures = []] = rowsBelow('Files that are taken').slice(1);
    const { side, ratio, megapixels, megapixelsOfJpeg } = MAX_PICTURE;
    expect(pictures[2]).toBe(
      `${String(MAX_UPLOAD_BYTES / 1_024 / 1_024)} MiB; ${side.toLocaleString('en')} pixels a side, ${String(ratio)} : 1; ${String(megapixels)} megapixels, JPEG ${String(megapixelsOfJpeg)}`,
    );
  });

  it('say within which time holes are mended', () => {
    const times = rowsBelow('Components').slice(1);
    expect(times).toHaveLength(3);
    for (const [, within] of times) expect(within).toMatch(/^\d+ days$|monthly update$/);
    expect(textBelow('Components')).toContain('once a month');
  });
});
