/** The clock of the database goes on while nothing is written: opening hours begin and end, and a pause that was asked for is over. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { App } from '../../src/app.ts';
import type { RestaurantDetailView } from '../../src/contracts/restaurants/restaurant-views.ts';
import { KeptAnswers } from '../../src/public-reads/kept-answers.ts';
import { type Api, startApi } from '../api/api.ts';
import { hitsOf, mismatches, read } from './readers.ts';

const PATHS = ['/api/restaurants/1', '/api/restaurants?city=berlin', '/api/restaurants?city=berlin&open=true'];
/** Less than what a reader of changes may miss. */
const STEP_MINUTES = 3;
const STEPS = 14;

/** Statements that are parsed from now on ask this clock. */
const CLOCK = `
CREATE TABLE clock (ahead interval NOT NULL);
INSERT INTO clock SELECT
  (((now() AT TIME ZONE 'Europe/Berlin')::date + time '11:00') AT TIME ZONE 'Europe/Berlin') - now();
GRANT SELECT ON clock TO PUBLIC;
CREATE FUNCTION now() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT pg_catalog.now() + ahead FROM public.clock';
UPDATE restaurants SET is_open = true, paused_until = NULL WHERE id = 1;
DELETE FROM special_hours WHERE restaurant_id = 1;
DELETE FROM opening_hours WHERE restaurant_id = 1;
INSERT INTO opening_hours (restaurant_id, weekday, opens_minute, closes_minute)
  SELECT 1, weekday, 11 * 60 + 10, 11 * 60 + 31 FROM generate_series(1, 7) AS w(weekday);`;

let api: Api;
let instances: [App, App];
let uncached: App;
beforeAll(async () => {
  api = await startApi({ role: 'api' });
  await api.sql(CLOCK);
  await api.sql(`ALTER DATABASE ${new URL(api.databaseUrl).pathname.slice(1)} SET search_path = public, pg_catalog`);
  instances = [await api.another(), await api.another()];
  uncached = await api.another();
  uncached.nest.get(KeptAnswers).maxBytes = 0;
});
afterAll(() => api.stop());

it('opens and closes with the hours, without a change', async () => {
  const stale: string[] = [];
  const states: boolean[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    stale.push(...(await mismatches({ instances, uncached }, PATHS)));
    // Once more, within the same minute but for one time in a while.
    const { body } = await read(instances[0], PATHS[0] ?? '');
    states.push((JSON.parse(body) as RestaurantDetailView).isOpen);
    await api.sql(`UPDATE clock SET ahead = ahead + interval '${String(STEP_MINUTES)} minutes'`);
  }
  expect(stale).toEqual([]);
  const changes = states.filter((isOpen, index) => isOpen !== states[index - 1]);
  expect(changes).toEqual([false, true, false]);
  expect(hitsOf(instances[0])).toBeGreaterThan(0);
});
