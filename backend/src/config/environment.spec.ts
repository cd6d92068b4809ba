import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadEnvironment } from './environment.ts';
import { EXAMPLE_OPERATOR } from '../contracts/admin/operator.ts';
import { operatorWarning } from './operator.ts';
import { StartupError } from './startup-error.ts';
import { VARIABLES, type VariableName } from './variables.ts';

const SECRET = 'a secret that is long enough to sign a session';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-'));
  folders.push(folder);
  return folder;
}

/** The environment of a machine that sets nothing but what the test is about. */
function load(env: Record<string, string>) {
  return loadEnvironment({ SESSION_SECRET: SECRET, ...env });
}

/** The lines that a refused environment prints. */
function refusal(env: Record<string, string>): string[] {
  try {
    load(env);
  } catch (error) {
    if (error instanceof StartupError) return error.message.split('\n');
    throw error;
  }
  throw new Error('the environment was accepted');
}

describe('loadEnvironment', () => {
  it('has a default for everything', () => {
    expect(load({})).toEqual({
      nodeEnv: 'development',
      isProduction: false,
      port: 3000,
      databaseUrl: null,
      databaseReplicaUrl: null,
      migrationDatabaseUrl: null,
      dataDir: path.resolve('.data'),
      redisUrl: null,
      role: 'all',
      sessionSecret: SECRET,
      publicUrl: 'http://localhost:3000',
      trustedProxies: ['loopback'],
      demoData: true,
      deliveryFeePolicy: 'restaurant',
      acceptDeadlineSeconds: 300,
      guestDataDays: 90,
      maxConnections: 20_000,
      maxSocketsPerAddress: 1_000,
      rateLimit: true,
      logLevel: 'info',
      smtpUrl: null,
      mailFrom: 'no-reply@localhost',
      undoHoldMs: 7_000,
      vapid: null,
      pushOrigins: [
        'https://fcm.googleapis.com',
        'https://*.push.services.mozilla.com',
        'https://*.notify.windows.com',
        'https://*.push.apple.com',
      ],
      mapStyleUrl: null,
      otlpEndpoint: null,
      posNetwork: 'public',
      pictureNetwork: 'public',
      pictureTimeoutMs: 10_000,
      operator: { ...EXAMPLE_OPERATOR, state: 'example' },
      securityContact: 'mailto:hallo@tischlein.example',
    });
  });

  it('takes what is set', () => {
    const environment = load({
      NODE_ENV: 'production',
      PORT: '8080',
      DATABASE_URL: 'postgres://u:p@db/tischlein',
      REDIS_URL: 'redis://redis:6379',
      ROLE: 'worker',
      PUBLIC_URL: 'https://tischlein.example/',
      TRUSTED_PROXIES: '10.1.0.0/16, fd00::/8,192.0.2.1',
      DEMO_DATA: 'local',
      DELIVERY_FEE_POLICY: 'flat',
      ACCEPT_DEADLINE_SECONDS: '5',
      MAX_CONNECTIONS: '500',
      MAX_SOCKETS_PER_ADDRESS: '50',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      VAPID_PUBLIC_KEY: 'p'.repeat(87),
      VAPID_PRIVATE_KEY: 's'.repeat(43),
      MAIL_FROM: 'hallo@tischlein.example',
      PUSH_ORIGINS: 'https://push.example,https://*.push.example',
      TILL_NETWORK: 'any',
      PICTURE_NETWORK: 'any',
      PICTURE_TIMEOUT_MS: '2500',
      MAP_STYLE_URL: 'https://tiles.example/style.json',
    });
    expect(environment).toMatchObject({
      isProduction: true,
      port: 8080,
      databaseUrl: 'postgres://u:p@db/tischlein',
      redisUrl: 'redis://redis:6379',
      role: 'worker',
      publicUrl: 'https://tischlein.example',
      trustedProxies: ['10.1.0.0/16', 'fd00::/8', '192.0.2.1'],
      demoData: false,
      deliveryFeePolicy: 'flat',
      acceptDeadlineSeconds: 5,
      maxConnections: 500,
      maxSocketsPerAddress: 50,
      rateLimit: false,
      logLevel: 'warn',
      undoHoldMs: 7_000,
      vapid: { publicKey: 'p'.repeat(87), privateKey: 's'.repeat(43) },
      mailFrom: 'hallo@tischlein.example',
      pushOrigins: ['https://push.example', 'https://*.push.example'],
      posNetwork: 'any',
      pictureNetwork: 'any',
      pictureTimeoutMs: 2_500,
      mapStyleUrl: 'https://tiles.example/style.json',
    });
    expect(load({ PUBLIC_URL: 'https://tischlein.example:8443' }).mailFrom).toBe('no-reply@tischlein.example');
  });

  it('follows PORT in PUBLIC_URL and NODE_ENV in DEMO_DATA', () => {
    expect(load({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
    expect(load({ NODE_ENV: 'production' }).demoData).toBe(false);
  });

  it('keeps demo data on this machine', () => {
    const seeds = (publicUrl: string, env = {}) => load({ PUBLIC_URL: publicUrl, ...env }).demoData;
    expect(seeds('http://127.0.0.1:3000')).toBe(true);
    expect(seeds('https://localhost:8443', { NODE_ENV: 'production', DEMO_DATA: 'local' })).toBe(true);
    expect(seeds('https://localhost:8443', { NODE_ENV: 'production', DEMO_DATA: 'true' })).toBe(true);
    expect(seeds('https://tischlein.example')).toBe(false);
    expect(seeds('http://192.168.1.5:3000', { DEMO_DATA: 'local' })).toBe(false);
    expect(refusal({ PUBLIC_URL: 'https://tischlein.example', DEMO_DATA: 'true' })).toEqual([
      expect.stringMatching(/^DEMO_DATA=true .* set DEMO_DATA=false\.$/),
    ]);
  });

  it('trusts no proxy when told so', () => {
    expect(load({ TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([]);
  });

  it('counts an empty variable as unset', () => {
    expect(load({ REDIS_URL: '', DATABASE_URL: '', PORT: '' })).toMatchObject({
      redisUrl: null,
      databaseUrl: null,
      port: 3000,
    });
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3e3'],
    ['PORT', ' 3000'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['DATABASE_URL', 'localhost'],
    ['DATA_DIR', 'a\0b'],
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_URL', 'redis://one:7001,two:7002'],
    ['ROLE', 'server'],
    ['SESSION_SECRET', 'x'.repeat(31)],
    ['PUBLIC_URL', 'tischlein.example'],
    ['PUBLIC_URL', 'https://tischlein.example/shop'],
    ['PUBLIC_URL', 'ftp://tischlein.example'],
    ['TRUSTED_PROXIES', 'nginx'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['DEMO_DATA', 'yes'],
    ['DELIVERY_FEE_POLICY', 'free'],
    ['MAX_CONNECTIONS', '0'],
    ['MAX_SOCKETS_PER_ADDRESS', 'many'],
    ['ACCEPT_DEADLINE_SECONDS', '-1'],
    ['ACCEPT_DEADLINE_SECONDS', '1.5'],
    ['GUEST_DATA_DAYS', '29'],
    ['GUEST_DATA_DAYS', '1096'],
    ['RATE_LIMIT', 'true'],
    ['LOG_LEVEL', 'verbose'],
    ['SMTP_URL', 'https://mail'],
    ['MAIL_FROM', 'Tischlein <hallo@tischlein.example>'],
    ['PUSH_ORIGINS', 'push.example'],
    ['PUSH_ORIGINS', 'https://push.example/path'],
    ['TILL_NETWORK', 'private'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['NODE_ENV', 'prod'],
  ])('refuses %s=%j in one line that names it', (name, value) => {
    const lines = refusal({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name}\\b.* must `));
  });

  it('names every wrong variable at once', () => {
    expect(refusal({ PORT: 'x', LOG_LEVEL: 'loud' })).toEqual([
      'PORT=x must be a whole number from 1 to 65535.',
      'LOG_LEVEL=loud must be one of fatal, error, warn, info, debug, trace, silent.',
    ]);
  });

  it('never repeats a secret', () => {
    expect(refusal({ SESSION_SECRET: 'hunter2' }).join()).not.toContain('hunter2');
    expect(refusal({ DATABASE_URL: 'tischlein:hunter2@db' }).join()).not.toContain('hunter2');
  });

  it('has an owner only of the database that it names', () => {
    const MIGRATION_DATABASE_URL = 'postgres://owner:p@db/tischlein';
    expect(refusal({ MIGRATION_DATABASE_URL })).toEqual([expect.stringContaining('needs DATABASE_URL')]);
    const both = load({ MIGRATION_DATABASE_URL, DATABASE_URL: 'postgres://u:p@db/tischlein' });
    expect(both.migrationDatabaseUrl).toBe(MIGRATION_DATABASE_URL);
  });

  it('has a replica only of the database that it names', () => {
    const DATABASE_REPLICA_URL = 'postgres://u:hunter2@replica/tischlein';
    expect(refusal({ DATABASE_REPLICA_URL })).toEqual([expect.stringContaining('needs DATABASE_URL')]);
    const both = load({ DATABASE_REPLICA_URL, DATABASE_URL: 'postgres://u:p@db/tischlein' });
    expect(both.databaseReplicaUrl).toBe(DATABASE_REPLICA_URL);
    expect(load({}).databaseReplicaUrl).toBeNull();
    expect(refusal({ DATABASE_REPLICA_URL: 'mysql://u:hunter2@db/x' }).join()).not.toContain('hunter2');
  });

  it('wants both VAPID keys or neither', () => {
    expect(refusal({ VAPID_PUBLIC_KEY: 'p'.repeat(87) })).toEqual([expect.stringContaining('set both or neither')]);
  });

  it('lets a role of its own run only on a shared Postgres and Redis', () => {
    expect(refusal({ ROLE: 'worker' })).toEqual([
      expect.stringContaining('ROLE=worker needs DATABASE_URL'),
      expect.stringContaining('ROLE=worker needs REDIS_URL'),
    ]);
  });
});

describe('SESSION_SECRET', () => {
  it('is required in production', () => {
    expect(() => loadEnvironment({ NODE_ENV: 'production' })).toThrow(/^SESSION_SECRET is required in production/);
  });

  it('is otherwise made once and kept for its owner alone', () => {
    const dataDir = path.join(temporaryFolder(), 'new');
    const first = loadEnvironment({ DATA_DIR: dataDir }).sessionSecret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(loadEnvironment({ DATA_DIR: dataDir }).sessionSecret).toBe(first);
    expect(statSync(path.join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  });

  it('is refused when what was kept is damaged', () => {
    const dataDir = temporaryFolder();
    writeFileSync(path.join(dataDir, 'session-secret'), 'short\n');
    expect(() => loadEnvironment({ DATA_DIR: dataDir })).toThrow(/session-secret is too short/);
  });

  it('says so when DATA_DIR cannot be a folder', () => {
    const file = path.join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    expect(() => loadEnvironment({ DATA_DIR: file })).toThrow(/^DATA_DIR=.* must be a folder/);
  });
});

describe('the operator', () => {
  const OWN = {
    PUBLIC_URL: 'https://tischlein.example',
    OPERATOR_NAME: 'Hungrig & Söhne OHG',
    OPERATOR_STREET: 'Hafenstraße 7',
    OPERATOR_PLACE: '20457 Hamburg',
    OPERATOR_REPRESENTATIVE: 'Ada Hungrig',
    OPERATOR_PHONE: '+49 40 1234567',
    OPERATOR_EMAIL: 'moin@hungrig.example',
  };

  it('is who was set, with what follows from it', () => {
    const environment = load({
      ...OWN,
      OPERATOR_VAT_ID: 'DE123456789',
      SECURITY_CONTACT: 'https://hungrig.example/security',
    });
    expect(environment.operator).toEqual({
      state: 'given',
      name: 'Hungrig & Söhne OHG',
      street: 'Hafenstraße 7',
      place: '20457 Hamburg',
      country: 'Deutschland',
      representative: 'Ada Hungrig',
      phone: '+49 40 1234567',
      email: 'moin@hungrig.example',
      restaurantEmail: 'moin@hungrig.example',
      register: '',
      vatId: 'DE123456789',
      responsible: 'Ada Hungrig',
      supervision: '',
    });
    expect(environment.securityContact).toBe('https://hungrig.example/security');
    expect(load(OWN).securityContact).toBe('mailto:moin@hungrig.example');
    expect(operatorWarning(environment)).toBeNull();
  });

  it('is invented on this machine alone; elsewhere the start says in one line what is missing', () => {
    expect(operatorWarning(load({}))).toBeNull();
    const environment = load({ PUBLIC_URL: 'https://tischlein.example' });
    expect(environment.operator).toMatchObject({ state: 'missing', name: '', email: '' });
    expect(environment.securityContact).toBeNull();
    expect(operatorWarning(environment)).toMatch(
      /^OPERATOR_NAME, OPERATOR_STREET, .*OPERATOR_EMAIL are not set: https:\/\/tischlein\.example has no imprint.*$/,
    );
  });

  it('is complete or none', () => {
    const { OPERATOR_PHONE: _phone, OPERATOR_PLACE: _place, ...half } = OWN;
    expect(refusal(half)).toEqual([expect.stringMatching(/^OPERATOR_PLACE, OPERATOR_PHONE must be set, too: /)]);
  });

  it.each([
    ['OPERATOR_PHONE', 'call me'],
    ['OPERATOR_EMAIL', 'Ada <ada@hungrig.example>'],
    ['OPERATOR_VAT_ID', '123'],
    ['OPERATOR_NAME', 'x'.repeat(201)],
    ['SECURITY_CONTACT', 'ada@hungrig.example'],
  ])('is not %s=%s', (name, value) => {
    expect(refusal({ ...OWN, [name]: value })).toEqual([expect.stringContaining(`${name}=`)]);
  });
});

describe('.env.example', () => {
  const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const entries = [...text.matchAll(/^# (?<meaning>.+)\n(?<off># )?(?<name>[A-Z_]+)=(?<value>.*)$/gm)].map(
    ({ groups = {} }) => groups,
  );

  it('has every variable with its meaning and default, in order, and nothing else', () => {
    const described = entries.map(({ name, meaning, off, value }) => ({
      name,
      meaning,
      default: off === undefined ? value : null,
    }));
    const known = Object.entries(VARIABLES).map(([name, variable]) => ({
      name,
      meaning: variable.meaning,
      default: variable.default,
    }));
    expect(described).toEqual(known);
    expect(text.match(/^(# )?[A-Z_]+=/gm)).toHaveLength(known.length);
  });

  it('shows only examples that are accepted', () => {
    for (const { name = '', value = '' } of entries) {
      if (value !== '') expect(VARIABLES[name as VariableName].parse(value)).toHaveProperty('ok', true);
    }
  });
});
