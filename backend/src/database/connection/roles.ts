/**
 * Two roles of Postgres: the owner migrates, the application works. Whoever takes the product over can then read and
 * write its rows, and neither change its tables nor rewrite the audit log.
 */
import { Client } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { hasCode } from '../../config/error-code.ts';
import { StartupError } from '../../config/startup-error.ts';

/** The queues' own schema, where they are not on Redis. */
export const QUEUE_SCHEMA = 'bullmq';

/** As long as a start waits for a slow Postgres. */
const CONNECT_TIMEOUT_MS = 60_000;

/** For the tables that are there and for those that later migrations make. Repeated at every start: a restored backup has no rights. */
const GRANTS = `
DO $$
DECLARE
  application text := current_setting('tischlein.application');
  place text;
  counter regclass;
BEGIN
  FOR place IN SELECT nspname FROM pg_namespace WHERE nspname IN ('public', '${QUEUE_SCHEMA}') LOOP
    EXECUTE format('REVOKE CREATE ON SCHEMA %I FROM PUBLIC, %I', place, application);
    -- BullMQ makes a sequence for each queue when the first job comes without an id, or many at once.
    IF place = '${QUEUE_SCHEMA}' THEN EXECUTE format('GRANT CREATE ON SCHEMA %I TO %I', place, application); END IF;
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO %I', place, application);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA %I TO %I', place, application);
    -- Not those that the application has made: who owns nothing of them has nothing to give.
    FOR counter IN SELECT oid::regclass FROM pg_class
      WHERE relkind = 'S' AND relnamespace = place::regnamespace AND pg_has_role(relowner, 'USAGE') LOOP
      EXECUTE format('GRANT USAGE, SELECT, UPDATE ON SEQUENCE %s TO %I', counter, application);
    END LOOP;
    EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA %I GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO %I', place,
      application);
    EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA %I GRANT USAGE, SELECT, UPDATE ON SEQUENCES TO %I', place,
      application);
    EXECUTE format('GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA %I TO %I', place, application);
  END LOOP;
  EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON audit_log FROM %I', application);
  EXECUTE format('REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON migrations, order_months FROM %I', application);
END $$`;

/** Makes the role of `applicationUrl` where it is missing, and gives it what it needs. */
export async function letApplicationIn(owner: DataSource, applicationUrl: string): Promise<void> {
  const role = decodeURIComponent(new URL(applicationUrl).username);
  const [current] = await owner.query<{ role: string }[]>('SELECT current_user AS role');
  if (role === '' || role === current?.role) return;
  const isThere = await canLogIn(applicationUrl);
  await owner.transaction(async (manager) => {
    if (!isThere) await makeRole(manager, role, applicationUrl);
    await manager.query(`SELECT set_config('tischlein.application', $1, true)`, [role]);
    await manager.query(GRANTS);
  });
}

/** Whether this connection may change tables; an application role may not, and needs not where nothing is pending. */
export async function mayMigrate(dataSource: DataSource): Promise<boolean> {
  const [row] = await dataSource.query<{ may: boolean }[]>(
    `SELECT has_schema_privilege('public', 'CREATE') AND
       (to_regclass('public.migrations') IS NULL OR pg_has_role((SELECT relowner FROM pg_class
          WHERE oid = to_regclass('public.migrations')), 'MEMBER')) AS may`,
  );
  return row?.may ?? false;
}

/** Asked without TypeORM, which makes the table of the migrations before it looks. */
export async function lacksMigrations(dataSource: DataSource): Promise<boolean> {
  const [row] = await dataSource.query<{ there: boolean }[]>(
    `SELECT coalesce(has_table_privilege(to_regclass('public.migrations'), 'SELECT'), false) AS there`,
  );
  if (!row?.there) return true;
  const done = new Set(
    (await dataSource.query<{ name: string }[]>('SELECT name FROM migrations')).map(({ name }) => name),
  );
  return dataSource.migrations.some((migration) => !done.has(migration.name ?? migration.constructor.name));
}

async function canLogIn(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (hasCode(error, '28P01', '28000')) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Postgres quotes the name and the password itself: such a statement takes no parameters. */
async function makeRole(manager: EntityManager, role: string, applicationUrl: string): Promise<void> {
  const password = decodeURIComponent(new URL(applicationUrl).password);
  const [statement] = await manager.query<{ text: string }[]>(
    `SELECT format(CASE WHEN EXISTS (SELECT 1 FROM pg_roles WHERE rolname = $1) THEN 'ALTER' ELSE 'CREATE' END ||
       ' ROLE %I LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD %L', $1::text, $2::text) AS text`,
    [role, password],
  );
  try {
    await manager.query(statement?.text ?? '');
  } catch (error) {
    if (!hasCode(causeOf(error), '42501')) throw error;
    throw new StartupError(
      `DATABASE_URL: the role ${role} cannot log in, and the role of MIGRATION_DATABASE_URL may not make it: CREATE ROLE ${role} LOGIN PASSWORD '…', or give that one CREATEROLE.`,
    );
  }
}

function causeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'driverError' in error ? error.driverError : error;
}
