import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '../../src/database/connection/database.ts';
import { type Api, startApi } from './api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('prepared statements', () => {
  it('do not meet on a connection, even when two are called the same', async () => {
    const one = { name: 'same_name', text: 'SELECT $1::int AS one' };
    const other = { name: 'same_name', text: 'SELECT $1::text AS other' };
    const rows = await api.app.nest
      .get(Database)
      .transaction(async (tx) => [
        await tx.run(one, [1]),
        await tx.run(other, ['x']),
        await tx.run(one, [2]),
        await tx.run(other, ['y']),
      ]);
    expect(rows).toEqual([[{ one: 1 }], [{ other: 'x' }], [{ one: 2 }], [{ other: 'y' }]]);
  });

  it('are parsed once on a connection', async () => {
    const prepared = { name: 'parsed_once', text: 'SELECT $1::int AS one' };
    const seen = await api.app.nest.get(Database).transaction(async (tx) => {
      await tx.run(prepared, [1]);
      await tx.run({ ...prepared }, [2]);
      return tx.run<{ name: string }>(
        { name: '', text: `SELECT name FROM pg_prepared_statements WHERE name LIKE '%parsed_once'` },
        [],
      );
    });
    expect(seen).toEqual([{ name: expect.stringMatching(/^[0-9a-f]{12}_parsed_once$/) }]);
  });
});
