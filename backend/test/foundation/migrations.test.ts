import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/database/connection/data-source.ts';
import { EventObjects1795300000250 } from '../../src/database/migrations/1795300000250-event-objects.ts';
import { OneAddressBook1795300000290 } from '../../src/database/migrations/1795300000290-one-address-book.ts';
import { OutsidePictures1795300000220 } from '../../src/database/migrations/1795300000220-outside-pictures.ts';
import { RiderActor1795300000370 } from '../../src/database/migrations/1795300000370-rider-actor.ts';
import { OrdersByMonth1795300000460 } from '../../src/database/migrations/1795300000460-orders-by-month.ts';
import { MIGRATIONS } from '../../src/database/migrations/migrations.ts';
import { seed } from '../../src/demo/seed.ts';
import { createEmptyDatabase, type TestDatabase } from '../support/postgres.ts';

const ORDER = `INSERT INTO orders (user_id, restaurant_id, payment_method, subtotal_cents, delivery_fee_cents, total_cents,
  tip_cents, delivery_address, accept_deadline_at, share_token)`;

describe('migrations', () => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeAll(async () => {
    database = await createEmptyDatabase();
    dataSource = createDataSource(database.url);
    await dataSource.initialize();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  async function tables(): Promise<string[]> {
    const rows = await dataSource.query<{ name: string }[]>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
    );
    return rows.map((row) => row.name);
  }

  it('run up, down on real data, and up again', async () => {
    await dataSource.runMigrations({ transaction: 'each' });
    await seed(dataSource);
    const [{ count } = { count: 0 }] = await dataSource.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM menu_items',
    );
    expect(count).toBeGreaterThan(100);
    await dataSource.query(
      `${ORDER} VALUES (1, 1, 'cash_on_delivery', 100, 0, 100, 150, 'x', now(), gen_random_uuid())`,
    );
    await dataSource.query('SELECT rebuild_order_totals()');
    const withSchema = await tables();
    for (const _ of MIGRATIONS) await dataSource.undoLastMigration({ transaction: 'each' });
    expect(await tables()).toEqual(['migrations']);
    await dataSource.runMigrations({ transaction: 'each' });
    expect(await tables()).toEqual(withSchema);
    await seed(dataSource);
  });

  it('bring the addresses of profiles into the books', async () => {
    const steps = MIGRATIONS.slice(MIGRATIONS.indexOf(OneAddressBook1795300000290));
    for (const _ of steps) await dataSource.undoLastMigration({ transaction: 'each' });
    const [alone, both, same] = await dataSource.query<{ id: number }[]>(
      `INSERT INTO users (name, email, password_hash, city, address) VALUES ('A', 'a@example.com', '', 'berlin', E' Am Kai 2\n10115 Berlin'),
         ('B', 'b@example.com', '', 'berlin', 'Torstraße 1'), ('C', 'c@example.com', '', 'berlin', 'Ackerstraße 7') RETURNING id`,
    );
    await dataSource.query(
      `INSERT INTO addresses (user_id, label, address, is_default) VALUES ($1, 'Büro', 'Am Ufer 3', true), ($2, 'Zuhause', 'Ackerstraße 7', true)`,
      [both?.id, same?.id],
    );
    await dataSource.runMigrations({ transaction: 'each' });
    expect(
      await dataSource.query(
        `SELECT u.name, u.address AS own, a.label, a.address, a.is_default FROM users u JOIN addresses a ON a.user_id = u.id
         WHERE u.id = ANY ($1) ORDER BY 1, 5 DESC`,
        [[alone?.id, both?.id, same?.id]],
      ),
    ).toEqual([
      {
        name: 'A',
        own: ' Am Kai 2\n10115 Berlin',
        label: 'Am Kai 2',
        address: ' Am Kai 2\n10115 Berlin',
        is_default: true,
      },
      { name: 'B', own: 'Am Ufer 3', label: 'Büro', address: 'Am Ufer 3', is_default: true },
      { name: 'B', own: 'Am Ufer 3', label: 'Torstraße 1', address: 'Torstraße 1', is_default: false },
      { name: 'C', own: 'Ackerstraße 7', label: 'Zuhause', address: 'Ackerstraße 7', is_default: true },
    ]);
  });

  it('queue pictures from outside, and put their addresses back on the way down', async () => {
    const steps = MIGRATIONS.slice(MIGRATIONS.indexOf(OutsidePictures1795300000220));
    const undo = async () => {
      for (const _ of steps) await dataSource.undoLastMigration({ transaction: 'each' });
    };
    const shown = () =>
      dataSource.query<{ image_url: string | null }[]>(
        `SELECT image_url FROM restaurants WHERE id IN (1, 2) UNION ALL
         SELECT image_url FROM menu_items WHERE id = 1 ORDER BY 1`,
      );
    await undo();
    await dataSource.query(`UPDATE restaurants SET image_url = 'https://pictures.example.com/house.jpg' WHERE id = 1`);
    await dataSource.query(`UPDATE menu_items SET image_url = '//pictures.example.com/dish.jpg' WHERE id = 1`);
    const before = await shown();
    await dataSource.runMigrations({ transaction: 'each' });
    expect(
      await dataSource.query('SELECT restaurant_id, menu_item_id, url, failure FROM outside_pictures ORDER BY id'),
    ).toEqual([
      { restaurant_id: 1, menu_item_id: null, url: 'https://pictures.example.com/house.jpg', failure: null },
      { restaurant_id: 1, menu_item_id: 1, url: '//pictures.example.com/dish.jpg', failure: null },
    ]);
    expect((await shown()).filter((row) => row.image_url !== null)).toHaveLength(1);
    await undo();
    expect(await shown()).toEqual(before);
    await dataSource.query(`UPDATE restaurants SET image_url = NULL WHERE id = 1`);
    await dataSource.query(`UPDATE menu_items SET image_url = NULL WHERE id = 1`);
    await dataSource.runMigrations({ transaction: 'each' });
  });

  it('tell the objects of events from their versions, and back', async () => {
    const steps = MIGRATIONS.slice(MIGRATIONS.indexOf(EventObjects1795300000250));
    const undo = async () => {
      for (const _ of steps) await dataSource.undoLastMigration({ transaction: 'each' });
    };
    const rows = (columns: string) =>
      dataSource.query<unknown[]>(`SELECT ${columns} FROM restaurant_event WHERE restaurant_id = 1 ORDER BY id`);
    await undo();
    await dataSource.query(`INSERT INTO restaurant_event (restaurant_id, kind, version, payload) VALUES
      (1, 'open_state', 7, '{}'), (1, 'seen', 41, '{}'), (1, 'warning', 41, '{}'), (1, 'warning', 42, '{}'),
      (1, 'notice', 5, '{}'), (1, 'notice_resolved', 5, '{}'),
      (1, 'reminder', 1, '{"orderId": 41}'), (1, 'reminder', 2, '{"orderId": 42}'), (1, 'reminder', 3, '{"orderId": 41}')`);
    const before = await rows('kind::text, version, payload');
    await dataSource.runMigrations({ transaction: 'each' });
    expect(await rows(`concat_ws(' ', kind, coalesce(object_id::text, '-'), version) AS event`)).toEqual(
      [
        'open_state - 7',
        'seen 41 1',
        'warning 41 1',
        'warning 42 1',
        'notice 5 1',
        'notice_resolved 5 2',
        'reminder 41 1',
        'reminder 42 1',
        'reminder 41 2',
      ].map((event) => ({ event })),
    );
    // A kind of a later release has no place in an earlier one.
    await dataSource.query(
      `INSERT INTO restaurant_event (restaurant_id, kind, object_id, version, payload) VALUES (1, 'later', 1, 1, '{}')`,
    );
    await undo();
    expect(await rows('kind::text, version, payload')).toEqual(before);
    await dataSource.query('DELETE FROM restaurant_event WHERE restaurant_id = 1');
    await dataSource.runMigrations({ transaction: 'each' });
  });

  it('take riders on, and leave what they did to the restaurant on the way down', async () => {
    const steps = MIGRATIONS.slice(MIGRATIONS.indexOf(RiderActor1795300000370));
    const undo = async () => {
      for (const _ of steps) await dataSource.undoLastMigration({ transaction: 'each' });
    };
    await undo();
    await dataSource.query(
      `INSERT INTO restaurant_staff (restaurant_id, name, email, password_hash) VALUES (1, 'Herd', 'herd@example.com', '')`,
    );
    await dataSource.runMigrations({ transaction: 'each' });
    const staff = () => dataSource.query<unknown[]>(`SELECT name FROM restaurant_staff WHERE name IN ('Herd', 'Rad')`);
    expect(await dataSource.query(`SELECT name, duty FROM restaurant_staff WHERE name = 'Herd'`)).toEqual([
      { name: 'Herd', duty: 'kitchen' },
    ]);
    const [rider] = await dataSource.query<{ id: number }[]>(
      `INSERT INTO restaurant_staff (restaurant_id, name, email, password_hash, duty)
       VALUES (1, 'Rad', 'rad@example.com', '', 'rider') RETURNING id`,
    );
    await dataSource.query('INSERT INTO rider_shifts (staff_id, restaurant_id) VALUES ($1, 1)', [rider?.id]);
    const [order] = await dataSource.query<{ id: number }[]>(
      `INSERT INTO orders (restaurant_id, payment_method, subtotal_cents, deposit_cents, delivery_fee_cents, total_cents,
         delivery_address, accept_deadline_at, share_token, status, handover, handover_code, rider_id)
       VALUES (1, 'cash_on_delivery', 100, 0, 0, 100, 'x', now(), gen_random_uuid(), 'delivered', 'code', '0042', $1) RETURNING id`,
      [rider?.id],
    );
    await dataSource.query(
      `INSERT INTO order_event (order_id, version, status, actor, actor_id, staff_id, rider_id, payment_status)
       VALUES ($1, 1, 'delivered', 'rider', 1, $2, $2, 'due')`,
      [order?.id, rider?.id],
    );
    await undo();
    expect(await staff()).toEqual([{ name: 'Herd' }]);
    expect(
      await dataSource.query(
        `SELECT e.actor::text, e.staff_id, o.status::text, o.handover_code
        FROM order_event e JOIN orders o ON o.id = e.order_id WHERE o.id = $1`,
        [order?.id],
      ),
    ).toEqual([{ actor: 'restaurant', staff_id: rider?.id, status: 'delivered', handover_code: null }]);
    await expect(dataSource.query('UPDATE order_event SET actor_id = 2')).rejects.toThrow();
    await dataSource.runMigrations({ transaction: 'each' });
    await expect(dataSource.query('UPDATE order_event SET rider_id = 2')).rejects.toThrow();
    expect(await staff()).toEqual([{ name: 'Herd' }]);
  });

  it('split orders by month, with all that belongs to them, and join them again', async () => {
    const steps = MIGRATIONS.slice(MIGRATIONS.indexOf(OrdersByMonth1795300000460));
    const undo = async () => {
      for (const _ of steps) await dataSource.undoLastMigration({ transaction: 'each' });
    };
    const place = async (key: string, userId: number | null) => {
      const [order] = await dataSource.query<{ id: number }[]>(
        `INSERT INTO orders (user_id, restaurant_id, payment_method, subtotal_cents, delivery_fee_cents, total_cents, delivery_address,
           accept_deadline_at, share_token, idempotency_key, customer_name)
         VALUES ($1, 1, 'cash_on_delivery', 100, 0, 100, 'x', now(), gen_random_uuid(), $2, 'Gast') RETURNING id`,
        [userId, key],
      );
      await dataSource.query(
        `INSERT INTO order_items (order_id, name, quantity, unit_price_cents, vat_rate) VALUES ($1, 'Suppe', 1, 100, 7)`,
        [order?.id],
      );
      await dataSource.query(
        `INSERT INTO order_event (order_id, version, status, actor, payment_status) VALUES ($1, 1, 'pending', 'customer', 'due')`,
        [order?.id],
      );
      await dataSource.query(`INSERT INTO reviews (order_id, restaurant_id, rating) VALUES ($1, 1, 4)`, [order?.id]);
      await dataSource.query(`INSERT INTO order_promises (order_id, version, ride) VALUES ($1, 1, '{}')`, [order?.id]);
      return order?.id;
    };
    const rows = async () => {
      const counts: unknown[] = [];
      for (const table of ['orders', 'order_items', 'order_event', 'reviews', 'order_promises', 'guest_searches']) {
        counts.push(await dataSource.query(`SELECT * FROM ${table} ORDER BY 1, 2`));
      }
      return counts;
    };
    const schema = () =>
      dataSource.query<unknown[]>(`SELECT indexdef AS it FROM pg_indexes WHERE schemaname = 'public'
        UNION ALL SELECT conrelid::regclass::text || conname::text || pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
        UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
        UNION ALL SELECT proname || prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1`);
    await undo();
    const before = await schema();
    const [first] = [await place('a key', 1), await place('a key', null)];
    const whole = await rows();
    await dataSource.runMigrations({ transaction: 'each' });
    expect(await rows()).toEqual(whole);
    expect(await dataSource.query('SELECT user_id, idempotency_key FROM order_keys ORDER BY 1')).toEqual([
      { user_id: 1, idempotency_key: 'a key' },
      { user_id: null, idempotency_key: 'a key' },
    ]);
    await dataSource.query(
      `SELECT setval('orders_id_seq', (SELECT from_id FROM order_months ORDER BY from_id OFFSET 1 LIMIT 1))`,
    );
    const next = await place('another key', 1);
    expect(
      await dataSource.query('SELECT count(DISTINCT tableoid)::int AS partitions FROM orders WHERE id = ANY ($1)', [
        [first, next],
      ]),
    ).toEqual([{ partitions: 2 }]);
    await expect(
      dataSource.query('UPDATE order_event SET status = $1 WHERE order_id = $2', ['delivered', next]),
    ).rejects.toThrow();
    const inMonths = await rows();
    await undo();
    expect(await rows()).toEqual(inMonths);
    expect(await schema()).toEqual(before);
    await dataSource.runMigrations({ transaction: 'each' });
    expect(await rows()).toEqual(inMonths);
  });

  it('make the schema that the entities describe', async () => {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map((step) => step.query)).toEqual([]);
  });

  it('can be repeated', async () => {
    expect(await dataSource.runMigrations({ transaction: 'each' })).toEqual([]);
    const before = await dataSource.query<unknown[]>('SELECT id, name, price_cents FROM menu_items ORDER BY id');
    await seed(dataSource);
    expect(await dataSource.query('SELECT id, name, price_cents FROM menu_items ORDER BY id')).toEqual(before);
  });

  it.each([
    [
      'a doubled e-mail',
      `INSERT INTO users (name, email, password_hash, city) VALUES ('x', 'kunde@example.com', 'x', 'berlin')`,
    ],
    [
      'an e-mail in capitals',
      `INSERT INTO users (name, email, password_hash, city) VALUES ('x', 'X@example.com', 'x', 'berlin')`,
    ],
    [
      'an unknown city',
      `INSERT INTO users (name, email, password_hash, city) VALUES ('x', 'x@example.com', 'x', 'paris')`,
    ],
    ['a negative price', `UPDATE menu_items SET price_cents = -1 WHERE id = 1`],
    ['a VAT rate that does not exist', `UPDATE menu_items SET vat_rate = 16 WHERE id = 1`],
    ['a dish without a menu', `INSERT INTO menu_items (menu_id, name, price_cents) VALUES (999999, 'x', 1)`],
    ['a negative fee', `UPDATE restaurants SET delivery_fee_cents = -1 WHERE id = 1`],
    ['a session of nobody', `INSERT INTO sessions (id, expires_at, public_id) VALUES ('x', now(), gen_random_uuid())`],
    [
      'a total that is not the sum',
      `INSERT INTO orders (user_id, restaurant_id, payment_method, subtotal_cents, delivery_fee_cents, total_cents, delivery_address, accept_deadline_at, share_token)
       VALUES (1, 1, 'cash_on_delivery', 100, 100, 100, 'x', now(), gen_random_uuid())`,
    ],
    [
      'a tip below nothing',
      `${ORDER} VALUES (1, 1, 'cash_on_delivery', 100, 0, 100, -1, 'x', now(), gen_random_uuid())`,
    ],
    [
      'a tip above the limit',
      `${ORDER} VALUES (1, 1, 'cash_on_delivery', 100, 0, 100, 5001, 'x', now(), gen_random_uuid())`,
    ],
  ])('leave no room for %s', async (_, sql) => {
    await expect(dataSource.query(sql)).rejects.toThrow();
  });
});
