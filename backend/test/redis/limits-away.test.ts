import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LIMITS } from '../../src/limits/rules.ts';
import { PASSWORD, Person } from '../support/person.ts';
import { startWorld, type World } from '../support/product.ts';

describe('limits while Redis is away', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ RATE_LIMIT: 'on' });
  });
  afterAll(() => world.end());

  it.each(['frozen', 'killed'])('are the instance’s own, and let people in (%s)', async (how) => {
    const { redis, product } = world;
    if (!redis) throw new Error('unreachable');
    if (how === 'frozen') await redis.pause();
    else await redis.kill();
    const login = async (email: string, password: string) =>
      (await new Person(product.url).request('POST', '/api/login', { email, password })).status;
    const { points } = LIMITS.login_account_address;
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= points; attempt += 1) statuses.push(await login(`${how}@example.com`, 'a guess'));
    expect(statuses).toEqual([...new Array<number>(points).fill(401), 429]);
    expect(await login('kunde@example.com', PASSWORD)).toBe(200);
    const contact = { name: 'Gundula Gast', email: `${how}-guest@example.com`, phone: `030 1234${how.length}` };
    expect((await new Person(product.url).placeOrder(1, { contact })).status).toBe('pending');
    if (how === 'frozen') await redis.resume();
    else await redis.restart();
  });
});
