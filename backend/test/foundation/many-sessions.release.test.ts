import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ALIVE_SESSIONS, FIND_SESSIONS } from '../../src/modules/auth/sessions/session.store.ts';
import { type Api, startApi } from '../api/api.ts';

const MANY = 20_000;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it.each([FIND_SESSIONS, ALIVE_SESSIONS])(
  'many sessions are looked up by their key, not among all there are: $name',
  async ({ text }) => {
    await api.sql(
      `INSERT INTO sessions (id, user_id, expires_at, public_id)
       SELECT md5(n::text || clock_timestamp()) || md5(n::text), (SELECT min(id) FROM users), now() + interval '1 day', gen_random_uuid()
         FROM generate_series(1, $1::int) AS n`,
      [MANY],
    );
    await api.sql('ANALYZE sessions');
    const plan = await api.sql<{ 'QUERY PLAN': string }>(`EXPLAIN (GENERIC_PLAN) ${text}`);
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toContain('sessions_pkey');
    expect(lines).not.toContain('Seq Scan on sessions');
  },
);
