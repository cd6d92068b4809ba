import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Mailbox, startMailbox } from '../support/mailbox.ts';
import { Person } from '../support/person.ts';
import { startWorld, type World } from '../support/product.ts';
import { until } from '../support/until.ts';

describe('a Redis that comes back without its data', () => {
  let world: World;
  let mailbox: Mailbox;

  beforeAll(async () => {
    mailbox = await startMailbox();
    world = await startWorld({ SMTP_URL: mailbox.url });
  });
  afterAll(async () => {
    await world.end();
    await mailbox.stop();
  });

  it('costs nobody the e-mail whose job it had', async () => {
    const customer = await Person.register(world.product.url, 'Customer');
    const kitchen = await Person.login(world.product.url, 'restaurant1@example.com');
    const order = await customer.placeOrder(1);
    const email = customer.account?.email ?? '';
    await mailbox.find(email, String(order.id));
    for (const status of ['preparing', 'delivering', 'delivered'] as const) await kitchen.move(order.id, status);
    // The e-mail waits in the queue until the step can no longer be taken back.
    await world.redis?.restart('empty');
    expect(mailbox.ofOrders(email)).toHaveLength(1);
    await until(() => mailbox.ofOrders(email).length > 1, { what: () => 'the second e-mail is there' });
    const ids = mailbox.ofOrders(email).map(({ headers }) => headers['message-id']?.split('@')[0]);
    expect(ids).toEqual([`<order-${order.id}-1`, `<order-${order.id}-4`]);
  });
});
