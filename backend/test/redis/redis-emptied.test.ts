import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Mailbox, startMailbox } from '../support/mailbox.ts';
import { Person } from '../support/person.ts';
import type { ProductProcess } from '../support/product-process.ts';
import { startProduct, startWorld, type World } from '../support/product.ts';
import { until } from '../support/until.ts';

const ORDERS = 6;

describe('a Redis that comes back without its data', () => {
  let world: World;
  let mailbox: Mailbox;
  let second: ProductProcess;

  beforeAll(async () => {
    mailbox = await startMailbox();
    world = await startWorld({ SMTP_URL: mailbox.url });
    second = await startProduct({
      databaseUrl: world.database.url,
      redisUrl: world.redis?.url ?? null,
      env: { SMTP_URL: mailbox.url },
    });
  });
  afterAll(async () => {
    await second.stop();
    await world.end();
    await mailbox.stop();
  });

  it('costs nobody the e-mail whose job it had, and sends nobody two, whichever of two processes brings it back', async () => {
    const customer = await Person.register(world.product.url, 'Customer');
    const kitchen = await Person.login(second.url, 'restaurant1@example.com');
    const email = customer.account?.email ?? '';
    const orders = [];
    for (let count = 0; count < ORDERS; count += 1) {
      const order = await customer.placeOrder(1);
      orders.push(order.id);
      await mailbox.find(email, String(order.id));
    }
    for (const id of orders) {
      for (const status of ['preparing', 'delivering', 'delivered'] as const) await kitchen.move(id, status);
    }
    // The e-mails wait in the queue until the step can no longer be taken back.
    await world.redis?.restart('empty');
    expect(mailbox.ofOrders(email)).toHaveLength(ORDERS);
    await until(() => mailbox.ofOrders(email).length >= 2 * ORDERS, { what: () => 'the second e-mails are there' });
    // What comes after them is worked on after them.
    const later = await customer.placeOrder(1);
    await mailbox.find(email, String(later.id));
    const ids = mailbox.ofOrders(email).map(({ headers }) => headers['message-id']?.split('@')[0]);
    const expected = [...orders.flatMap((id) => [`<order-${id}-1`, `<order-${id}-4`]), `<order-${later.id}-1`];
    expect(ids.toSorted()).toEqual(expected.toSorted());
  });
});
