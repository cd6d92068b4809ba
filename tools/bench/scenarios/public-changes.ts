/** What it costs a write to say what it changes of public reads: the same statements with the triggers of `public_changes` and without. */
import { Client } from 'pg';
import { perSecond } from '../load/closed-loop.ts';
import type { Sizes } from '../options.ts';
import { interleave, type Mode, type Row, toRow } from '../rows.ts';
import { resetToPending } from '../setting/data.ts';
import { withClient } from '../setting/postgres.ts';
import type { Stage } from '../setting/stage.ts';
import { changeStatuses, insertOrders } from './hand-written.ts';

const CONCURRENCY = 8;

const DROP_TRIGGERS = `DO $$ DECLARE t record; BEGIN
  FOR t IN SELECT tgname, tgrelid::regclass AS of FROM pg_trigger WHERE NOT tgisinternal AND tgfoid IN
    ('public_restaurant_changed'::regproc, 'public_page_changed'::regproc, 'public_rows_changed'::regproc)
  LOOP EXECUTE format('DROP TRIGGER %I ON %s', t.tgname, t.of); END LOOP;
END $$`;

/** A dish of each restaurant, as many as there are workers, so that nobody waits for another's lock. */
const DISHES = `SELECT m.restaurant_id AS "restaurantId", min(i.id) AS id FROM menu_items i JOIN menus m ON m.id = i.menu_id
  GROUP BY m.restaurant_id ORDER BY m.restaurant_id LIMIT ${CONCURRENCY}`;
/** What the editor does to the tables that public reads are made of. */
const COUNT_UP = { name: 'count_up', text: 'UPDATE restaurants SET menu_version = menu_version + 1 WHERE id = $1' };
const CHANGE_PRICE = {
  name: 'change_price',
  text: 'UPDATE menu_items SET price_cents = price_cents % 5000 + 1, version = version + 1 WHERE id = $1',
};
const PAUSE = {
  name: 'pause',
  text: `UPDATE restaurants SET paused_until = now() + interval '1 hour', open_version = open_version + 1 WHERE id = $1`,
};

interface Kitchen {
  restaurantId: number;
  id: number;
}

export async function measurePublicChanges(stage: Stage, mode: Mode, { rounds, windowMs }: Sizes): Promise<Row[]> {
  const databases = { product: await stage.copyData(), limit: await stage.copyData() };
  await withClient(databases.limit, (client) => client.query(DROP_TRIGGERS));
  const { data } = stage;
  const writes: Readonly<Record<string, (databaseUrl: string) => Promise<number>>> = {
    'status change': async (databaseUrl) => {
      await withClient(databaseUrl, (client) => resetToPending(client, data.pool));
      return changeStatuses(databaseUrl, data, CONCURRENCY, windowMs);
    },
    order: (databaseUrl) => insertOrders(databaseUrl, data, CONCURRENCY, windowMs),
    'dish changed': (databaseUrl) =>
      eachOfTheirOwn(databaseUrl, windowMs, async (client, { restaurantId, id }) => {
        await client.query('BEGIN');
        await client.query({ ...COUNT_UP, values: [restaurantId] });
        await client.query({ ...CHANGE_PRICE, values: [id] });
        await client.query('COMMIT');
      }),
    'restaurant paused': (databaseUrl) =>
      eachOfTheirOwn(databaseUrl, windowMs, async (client, { restaurantId }) => {
        await client.query({ ...PAUSE, values: [restaurantId] });
      }),
  };
  const rows: Row[] = [];
  for (const [load, write] of Object.entries(writes)) {
    const [withTriggers, without] = [() => write(databases.product), () => write(databases.limit)];
    await withTriggers();
    await without();
    const pairs = await interleave(rounds, withTriggers, without);
    const limitName = 'the same without the triggers';
    rows.push(
      toRow({ metric: 'writes_that_say_it', mode, load, unit: '1/s', limitName, better: 'higher', goal: null }, pairs),
    );
  }
  return rows;
}

/** Each worker changes what belongs to a restaurant of its own. */
async function eachOfTheirOwn(
  databaseUrl: string,
  durationMs: number,
  change: (client: Client, kitchen: Kitchen) => Promise<void>,
): Promise<number> {
  const kitchens = await withClient(databaseUrl, async (client) => (await client.query<Kitchen>(DISHES)).rows);
  const clients = await Promise.all(
    kitchens.map(async () => {
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      return client;
    }),
  );
  try {
    return await perSecond({ concurrency: kitchens.length, durationMs }, async (worker) => {
      const [client, kitchen] = [clients[worker], kitchens[worker]];
      if (client === undefined || kitchen === undefined) return false;
      await change(client, kitchen);
      return true;
    });
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}
