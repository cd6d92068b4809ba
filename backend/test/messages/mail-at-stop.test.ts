import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QueueContents } from '../../src/events/queues/queue-contents.ts';
import { Relay } from '../../src/events/relay.ts';
import { type Mailbox, startMailbox } from '../support/mailbox.ts';
import { until } from '../support/until.ts';
import { type Api, Person, startApi } from '../api/api.ts';

describe('a product that stops while an e-mail is on its way', () => {
  let mailbox: Mailbox;
  let api: Api;

  beforeAll(async () => {
    mailbox = await startMailbox();
    api = await startApi({ smtpUrl: mailbox.url, mailFrom: 'hallo@tischlein.example' });
  });
  afterAll(async () => {
    await api.stop();
    await mailbox.stop();
  });

  it('waits for its answer and remembers it, so that it comes once', async () => {
    const customer = await Person.register(api.url, 'Customer');
    const email = customer.account?.email ?? '';
    await mailbox.find(email, 'confirm');
    const held = mailbox.hold();
    await customer.placeOrder(1);
    await held.arrived;
    const relayStops = untilStopped(api.app.nest.get(Relay));
    const closing = api.app.close();
    // What stops before the queues has stopped by then: the database must not be among it.
    await relayStops;
    held.release();
    await closing;

    const next = await api.another();
    await until(async () => {
      const { counts } =
        (await next.nest.get(QueueContents).countJobs()).find(({ queue }) => queue === 'order-effects') ?? {};
      return counts?.waiting === 0 && counts.active === 0 && counts.delayed === 0;
    });
    expect(mailbox.ofOrders(email)).toHaveLength(1);
  });
});

function untilStopped(relay: Relay): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const stop = relay.stop.bind(relay);
  relay.stop = () => {
    resolve(undefined);
    return stop();
  };
  return promise;
}
