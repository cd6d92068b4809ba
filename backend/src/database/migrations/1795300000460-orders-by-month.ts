import type { MigrationInterface, QueryRunner } from 'typeorm';
import { KEY_TRIGGERS, KEYS, MONTH_TABLES, MONTHS, REBUILD_TOTALS, REBUILD_TOTALS_BEFORE } from './order-months.ts';

interface Definition {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

const TABLES = `ARRAY['${MONTH_TABLES.join("', '")}']::regclass[]`;

/** What stands at a table and is written the same at its partitioned successor, and the other way round. */
const INDEXES = `
  SELECT i.indrelid::regclass::text AS table, i.indexrelid::regclass::text AS name, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') AS definition
    FROM pg_index i WHERE i.indrelid = ANY (${TABLES}) AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)
   ORDER BY i.indexrelid::regclass::text`;
const TRIGGERS = `
  SELECT tgrelid::regclass::text AS table, tgname AS name, pg_get_triggerdef(oid) AS definition
    FROM pg_trigger WHERE tgrelid = ANY (${TABLES}) AND NOT tgisinternal ORDER BY tgname`;
/** Not those among the three, which go from month to month. */
const REFERENCES = (which: 'conrelid' | 'confrelid') => `
  SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND ${which} = ANY (${TABLES}) AND conparentid = 0
     AND NOT (conrelid = ANY (${TABLES}) AND confrelid = 'orders'::regclass)
     -- Of those that refer to the orders, the ones of the tables and not of their months.
     AND NOT EXISTS (SELECT FROM pg_inherits WHERE inhrelid = conrelid)
   ORDER BY 1, 2`;

const KEYS_BY_MONTH = { orders: 'id', order_items: 'order_id, id', order_event: 'order_id, version' } as const;
const PART_BY = { orders: 'id', order_items: 'order_id', order_event: 'order_id' } as const;

const add = ({ table, name, definition }: Definition) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition};`;
const dropConstraint = ({ table, name }: Definition) => `ALTER TABLE ${table} DROP CONSTRAINT ${name};`;
const dropTrigger = ({ table, name }: Definition) => `DROP TRIGGER ${name} ON ${table};`;
const definitionOf = ({ definition }: Definition) => `${definition};`;
/**
 * A review stays with its restaurant when its order's month goes. A promise is written with each acceptance, and the look for its order would be planned
 * anew each time; it is deleted with whoever ordered.
 */
const isFree = ({ table }: Definition) => table === 'reviews' || table === 'order_promises';

/** By their order's number, so that whoever has it finds an order in one partition, and so does every link. */
export class OrdersByMonth1795300000460 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const query = async (text: string) => (await runner.query(text)) as Definition[];
    const run = (statements: readonly string[]) => runner.query(statements.join('\n'));
    await runner.query(`LOCK TABLE ${MONTH_TABLES.join(', ')} IN ACCESS EXCLUSIVE MODE`);
    const [{ month }] = (await runner.query(
      `SELECT to_char(now() AT TIME ZONE 'Europe/Berlin', 'YYYY_MM') AS month`,
    )) as [{ month: string }];
    await run([
      KEYS,
      `INSERT INTO order_keys SELECT user_id, idempotency_key, id, request_hash FROM orders WHERE idempotency_key IS NOT NULL;`,
      `ALTER TABLE orders DROP CONSTRAINT orders_idempotency_key;`,
      `DROP INDEX orders_guest_idempotency_idx, order_items_order_id_idx;`,
      `ALTER TABLE order_items DROP CONSTRAINT order_items_pkey, ADD CONSTRAINT order_items_pkey PRIMARY KEY (order_id, id);`,
      `ALTER TABLE order_event DROP CONSTRAINT order_event_version_key, DROP CONSTRAINT order_event_pkey,
         ADD CONSTRAINT order_event_pkey PRIMARY KEY (order_id, version);`,
    ]);
    const own = await query(REFERENCES('conrelid'));
    const others = await query(REFERENCES('confrelid'));
    const [indexes, triggers] = [await query(INDEXES), await query(TRIGGERS)];
    await run([...others.map(dropConstraint), ...triggers.map(dropTrigger)]);
    for (const table of MONTH_TABLES) {
      const first = `${table}_${month}`;
      await run([
        `ALTER TABLE ${table} RENAME TO ${first};`,
        ...[`${table}_pkey`, ...indexes.filter((index) => index.table === table).map(({ name }) => name)].map(
          (name) => `ALTER INDEX ${name} RENAME TO ${name}_${month};`,
        ),
        `CREATE TABLE ${table} (LIKE ${first} INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE,
           CONSTRAINT ${table}_pkey PRIMARY KEY (${KEYS_BY_MONTH[table]})) PARTITION BY RANGE (${PART_BY[table]});`,
        `ALTER SEQUENCE ${table}_id_seq OWNED BY ${table}.id;`,
      ]);
    }
    await run(own.map(add));
    // The one that there is has all numbers up to the next hundred thousand but one.
    const bound = `(SELECT (last_value / 100000 + 2) * 100000 FROM orders_id_seq)`;
    const [{ ends }] = (await runner.query(`SELECT ${bound}::int AS ends`)) as [{ ends: number }];
    const from = -2_147_483_648;
    await run([
      ...MONTH_TABLES.map(
        (table) => `ALTER TABLE ${table} ATTACH PARTITION ${table}_${month} FOR VALUES FROM (${from}) TO (${ends});`,
      ),
      ...[...indexes, ...triggers].map(definitionOf),
      ...others.filter((reference) => !isFree(reference)).map(add),
      KEY_TRIGGERS,
      MONTHS,
      REBUILD_TOTALS,
      `INSERT INTO order_months (month, from_id) VALUES ('${month}', ${from});`,
      `SELECT make_order_month('later', ${ends}, NULL), extend_order_months();`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    const query = async (text: string) => (await runner.query(text)) as Definition[];
    const run = (statements: readonly string[]) => runner.query(statements.join('\n'));
    await runner.query(`LOCK TABLE ${MONTH_TABLES.join(', ')} IN ACCESS EXCLUSIVE MODE`);
    const detached = (await runner.query('SELECT month FROM order_months WHERE detached_at IS NOT NULL')) as unknown[];
    if (detached.length > 0) throw new Error('There are detached months: attach them first (npm run orders:months).');
    await run([
      `DROP TRIGGER orders_key_gone ON orders; DROP TRIGGER orders_key_moved ON orders; DROP TRIGGER orders_key_taken ON orders;`,
      `DROP FUNCTION extend_order_months(), begin_order_month(text), make_order_month(text, integer, integer), take_order_key(), follow_order_key();`,
      REBUILD_TOTALS_BEFORE,
    ]);
    const own = await query(REFERENCES('conrelid'));
    const others = await query(REFERENCES('confrelid'));
    const [indexes, triggers] = [await query(INDEXES), await query(TRIGGERS)];
    await run(others.map(dropConstraint));
    for (const table of MONTH_TABLES) {
      await run([
        `CREATE TABLE ${table}_whole (LIKE ${table} INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE);`,
        `INSERT INTO ${table}_whole SELECT * FROM ${table};`,
        `ALTER SEQUENCE ${table}_id_seq OWNED BY ${table}_whole.id;`,
      ]);
    }
    await run([
      `DROP TABLE order_event, order_items, orders, order_months, order_keys;`,
      ...MONTH_TABLES.map((table) => `ALTER TABLE ${table}_whole RENAME TO ${table};`),
      ...MONTH_TABLES.map((table) => `ALTER TABLE ${table} ADD CONSTRAINT ${table}_pkey PRIMARY KEY (id);`),
      `ALTER TABLE orders ADD CONSTRAINT orders_idempotency_key UNIQUE (user_id, idempotency_key);`,
      `CREATE UNIQUE INDEX orders_guest_idempotency_idx ON orders (idempotency_key) WHERE user_id IS NULL;`,
      `CREATE INDEX order_items_order_id_idx ON order_items (order_id);`,
      `ALTER TABLE order_event ADD CONSTRAINT order_event_version_key UNIQUE (order_id, version);`,
      ...indexes.map(definitionOf),
      ...triggers.map(definitionOf),
      ...[...own, ...others].map(add),
      `ALTER TABLE order_items ADD CONSTRAINT order_items_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;`,
      `ALTER TABLE order_event ADD CONSTRAINT order_event_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);`,
      // Of an order whose month is gone there is none to refer to.
      `ALTER TABLE reviews ADD CONSTRAINT reviews_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);`,
      `ALTER TABLE order_promises ADD CONSTRAINT order_promises_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;`,
    ]);
  }
}
