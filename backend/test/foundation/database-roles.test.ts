/** What the role that serves people may not do, and what the audit log says of whoever may do everything. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { createApp } from '../../src/app.ts';
import { createDataSource } from '../../src/database/connection/data-source.ts';
import { readExpectedHash, verifyChain } from '../../src/modules/audit/verify-chain.ts';
import { loadEnvironment } from '../../src/config/environment.ts';
import { startDatabase } from '../../src/start-database.ts';
import { Person } from '../support/person.ts';
import { createDemoDatabase, createEmptyDatabase, type TestDatabase } from '../support/postgres.ts';

let database: TestDatabase;
let owner: DataSource;
let application: DataSource;
beforeAll(async () => {
  database = await createDemoDatabase();
  owner = await createDataSource(database.url, 4).initialize();
  application = await createDataSource(database.applicationUrl).initialize();
});
afterAll(async () => {
  await application.destroy();
  await owner.destroy();
  await database.drop();
});

const note = (db: DataSource, action: string, after: object | null = null) =>
  db.query(
    `INSERT INTO audit_log (actor_role, actor_id, action, target_kind, after) VALUES ('admin', 1, $1, 'admin', $2)`,
    [action, after && JSON.stringify(after)],
  );

describe('the application role', () => {
  it('is no superuser, owns nothing and may make nothing', async () => {
    const [role] = await application.query<object[]>(
      `SELECT rolsuper, rolcreaterole, rolcreatedb, rolbypassrls,
         (SELECT count(*)::int FROM pg_class WHERE relowner = r.oid) AS owned,
         has_database_privilege(current_database(), 'CREATE') AS creates FROM pg_roles r WHERE rolname = current_user`,
    );
    expect(role).toEqual({
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolbypassrls: false,
      owned: 0,
      creates: false,
    });
  });

  it.each([
    'DROP TABLE orders',
    'ALTER TABLE orders DROP COLUMN total_cents',
    'CREATE TABLE mine (id int)',
    'CREATE INDEX ON orders (total_cents)',
    'TRUNCATE sessions',
    'ALTER TABLE audit_log DISABLE TRIGGER ALL',
    `UPDATE audit_log SET action = 'x'`,
    'DELETE FROM audit_log',
    `UPDATE migrations SET name = 'x'`,
    'UPDATE order_months SET from_id = 0',
    `SELECT begin_order_month('x')`,
    'DROP TABLE orders_later',
    'CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE sql AS $$ SELECT $$',
    `SET session_replication_role = 'replica'`,
    'DROP SCHEMA public CASCADE',
  ])('may not: %s', async (sql) => {
    await expect(application.query(sql)).rejects.toMatchObject({ driverError: { code: '42501' } });
  });

  it('reads and writes rows, and adds to the audit log', async () => {
    await application.query(`UPDATE restaurants SET phone = phone`);
    await note(application, 'signed_in');
    expect(await application.query('SELECT count(*)::int FROM audit_log')).toEqual([{ count: 1 }]);
  });
});

describe('the audit log’s chain', () => {
  it('holds while many add to it at once, some of whom fail', async () => {
    const adding = Array.from({ length: 60 }, (_, index) =>
      index % 10 === 9
        ? note(application, 'x'.repeat(61)).catch(() => 'failed')
        : note(application, `n${index}`, { index }),
    );
    expect((await Promise.all(adding)).filter((answer) => answer === 'failed')).toHaveLength(6);
    const { entries, head } = await verifyChain(owner, null);
    expect(entries).toBe(55);
    expect(head).toMatch(/^[0-9a-f]{64}$/);
    await verifyChain(application, head);
    expect(await owner.query('SELECT id FROM audit_log l WHERE hash <> audit_entry_hash(l)')).toEqual([]);
  });

  it('takes no hash from whoever adds', async () => {
    await application.query(
      `INSERT INTO audit_log (id, actor_role, actor_id, action, target_kind, previous_hash, hash)
       VALUES (1, 'admin', 1, 'signed_in', 'admin', repeat('a', 64), repeat('b', 64))`,
    );
    await verifyChain(owner, null);
  });

  it('says where a superuser changed, removed or cut off what was written', async () => {
    const rows = await owner.query<{ id: string; hash: string }[]>('SELECT id, hash FROM audit_log ORDER BY id');
    const tampering = async (sql: string, id: string | undefined, expectedHash: string | null = null) => {
      await owner.query('ALTER TABLE audit_log DISABLE TRIGGER audit_log_append_only');
      await owner.query('CREATE TABLE kept AS SELECT * FROM audit_log');
      await owner.query(sql, [id]);
      const verified = await verifyChain(owner, expectedHash).then(
        () => 'whole',
        (error: unknown) => String(error),
      );
      const generated = 'search';
      const [columns] = await owner.query<{ names: string }[]>(
        `SELECT string_agg(column_name, ', ') AS names FROM information_schema.columns
         WHERE table_name = 'audit_log' AND column_name <> $1`,
        [generated],
      );
      await owner.query('DELETE FROM audit_log');
      await owner.query('ALTER TABLE audit_log DISABLE TRIGGER audit_log_chain');
      await owner.query(`INSERT INTO audit_log (${columns?.names}) SELECT ${columns?.names} FROM kept`);
      await owner.query('ALTER TABLE audit_log ENABLE TRIGGER audit_log_chain');
      await owner.query('DROP TABLE kept');
      await verifyChain(owner, null);
      return verified;
    };
    const [, , third, fourth] = rows;
    const last = rows.at(-1);
    expect(await tampering(`UPDATE audit_log SET action = 'nothing' WHERE id = $1`, third?.id)).toContain(
      `broken at entry ${third?.id}: its content`,
    );
    expect(
      await tampering(`UPDATE audit_log SET at = at + interval '1 microsecond' WHERE id = $1`, third?.id),
    ).toContain(`broken at entry ${third?.id}`);
    expect(await tampering('DELETE FROM audit_log WHERE id = $1', third?.id)).toContain(
      `broken before entry ${fourth?.id}: what stood there`,
    );
    // Whoever computes the changed entry's hash anew breaks the next one.
    const rehash = `WITH changed AS (UPDATE audit_log SET ip = '203.0.113.1' WHERE id = $1 RETURNING id) SELECT FROM changed`;
    expect(await tampering(rehash, third?.id)).toContain(`broken at entry ${third?.id}`);
    expect(await tampering('DELETE FROM audit_log WHERE id = $1', last?.id)).toBe('whole');
    expect(await tampering('DELETE FROM audit_log WHERE id = $1', last?.id, last?.hash)).toContain(
      `no entry with the hash ${last?.hash}`,
    );
  });

  it.each([['--contains'], ['--contains', 'abc'], ['--since', 'x']])('refuses what it cannot use: %j', (...args) => {
    expect(() => readExpectedHash(args)).toThrow(/audit:verify|--contains has to be/);
  });
});

describe('a start', () => {
  it('lets the queues on Postgres take a job without an id, also after another start', async () => {
    const demo = await createDemoDatabase();
    const environment = loadEnvironment({
      NODE_ENV: 'test',
      DATABASE_URL: demo.applicationUrl,
      MIGRATION_DATABASE_URL: demo.url,
      SESSION_SECRET: 'x'.repeat(32),
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    });
    try {
      for (let start = 0; start < 2; start++) {
        const app = await createApp({ ...environment, port: 0 });
        const asked = await new Person(app.url).request('POST', '/api/password-reset', {
          email: 'kunde@example.com',
        });
        await app.close();
        expect(asked.status).toBe(202);
      }
    } finally {
      await demo.drop();
    }
  });

  it('makes the application role, and without the owner says what is missing', async () => {
    const empty = await createEmptyDatabase();
    const secret = { SESSION_SECRET: 'x'.repeat(32), DEMO_DATA: 'false' };
    const role = `app_${crypto.randomUUID().slice(0, 8)}`;
    const applicationUrl = Object.assign(new URL(empty.url), { username: role, password: 'first $ecret' }).href;
    const both = { ...secret, DATABASE_URL: applicationUrl, MIGRATION_DATABASE_URL: empty.url };
    const alone = loadEnvironment({ ...secret, DATABASE_URL: empty.applicationUrl });
    const client = new Client({ connectionString: empty.url });
    try {
      await expect(startDatabase(alone, { ifInUse: 'refuse' })).rejects.toThrow(
        /^DATABASE_URL: the database lacks migrations/,
      );
      const started = await startDatabase(loadEnvironment(both), { ifInUse: 'refuse' });
      expect(await started.dataSource.query('SELECT current_user AS role')).toEqual([{ role }]);
      await started.stop();
      const again = await startDatabase(loadEnvironment({ ...secret, DATABASE_URL: applicationUrl }), {
        ifInUse: 'refuse',
      });
      await again.stop();
      const renewed = Object.assign(new URL(applicationUrl), { password: 'second' }).href;
      await (await startDatabase(loadEnvironment({ ...both, DATABASE_URL: renewed }), { ifInUse: 'refuse' })).stop();
    } finally {
      await client.connect();
      await client.query(`DROP OWNED BY ${role}`);
      await client.query(`DROP ROLE ${role}`);
      await client.end();
      await empty.drop();
    }
  });
});
