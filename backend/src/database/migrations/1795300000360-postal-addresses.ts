import type { MigrationInterface, QueryRunner } from 'typeorm';
import { parseAddress } from '../../contracts/places/postal-address.ts';

const BATCH = 5_000;

/** Where an address stands as text, and its parts are to stand. */
const TABLES = [
  { table: 'addresses', text: 'address' },
  { table: 'orders', text: 'delivery_address' },
] as const;

/** The parts of addresses, read from their text; one that cannot be read keeps its text alone. */
export class PostalAddresses1795300000360 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { table, text } of TABLES) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN postal jsonb`);
      await fill(runner, table, text);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table } of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN postal`);
  }
}

async function fill(runner: QueryRunner, table: string, text: string): Promise<void> {
  let last = 0;
  for (;;) {
    const rows = (await runner.query(
      `SELECT id, ${text} AS text FROM ${table} WHERE id > $1 ORDER BY id LIMIT ${String(BATCH)}`,
      [last],
    )) as { id: number; text: string }[];
    if (rows.length === 0) return;
    const read = rows.flatMap((row) => {
      const postal = parseAddress(row.text);
      return postal === null ? [] : [{ id: row.id, postal }];
    });
    await runner.query(
      `UPDATE ${table} SET postal = r.postal FROM jsonb_to_recordset($1::jsonb) AS r(id int, postal jsonb) WHERE ${table}.id = r.id`,
      [JSON.stringify(read)],
    );
    last = rows.at(-1)?.id ?? last;
  }
}
