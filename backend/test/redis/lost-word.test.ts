import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { type Mailbox, startMailbox } from '../support/mailbox.ts';
import { Person } from '../support/person.ts';
import { startWorld, type World } from '../support/product.ts';

/** Where BullMQ tells one of those who wait that there is a job. */
const MARKER = 'bull:account-mails:marker';

describe('a worker that waits for jobs', () => {
  let world: World;
  let mailbox: Mailbox;
  let others: Redis[];

  beforeAll(async () => {
    mailbox = await startMailbox();
    world = await startWorld({ SMTP_URL: mailbox.url });
    others = [1, 2].map(() => new Redis(world.redis?.url ?? ''));
  });
  afterAll(async () => {
    for (const other of others) other.disconnect();
    await world.end();
    await mailbox.stop();
  });

  it('finds the one of which another was told who is gone', async () => {
    const told = Promise.all(others.map((other) => other.bzpopmin(MARKER, 0)));
    // Who has waited the longest is told: the worker of the first job, the others of what it leaves and of the second.
    for (let count = 0; count < 2; count += 1) {
      const customer = await Person.register(world.product.url, 'Customer');
      await mailbox.find(customer.account?.email ?? '', 'confirm');
    }
    expect(await told).toEqual([
      [MARKER, '0', '0'],
      [MARKER, '0', '0'],
    ]);
  });
});
