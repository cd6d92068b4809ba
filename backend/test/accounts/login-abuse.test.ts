/** Guessing of passwords with the limits on, from one address and from many, against one instance and against two. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { type LimitName, LIMITS } from '../../src/limits/rules.ts';
import { PASSWORD } from '../support/person.ts';
import { type Api, Person, startApi } from '../api/api.ts';

let api: Api;
let other: string;
beforeAll(async () => {
  api = await startApi({ rateLimit: true });
  other = (await api.another()).url;
});
afterAll(() => api.stop());

let addresses = 0;
/** One that nobody else in this file has: this machine is a trusted proxy. */
function newAddress(): string {
  addresses += 1;
  return `203.0.${Math.trunc(addresses / 250)}.${(addresses % 250) + 1}`;
}

const login = (email: string, password: string, address: string, url = api.url) =>
  new Person(url).request<{ code?: string }>('POST', '/api/login', { email, password }, { 'x-forwarded-for': address });
const guess = async (email: string, address: string, url = api.url) =>
  (await login(email, 'a wrong guess', address, url)).status;
const signIn = async (email: string, address: string, url = api.url) =>
  (await login(email, PASSWORD, address, url)).status;

async function guessOften(times: number, once: (attempt: number) => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) statuses.push(await once(attempt));
  return statuses;
}

async function forgetCounters({ redisUrl, sql }: Api, limit: LimitName): Promise<void> {
  if (redisUrl === null) {
    await sql('DELETE FROM rate_limits WHERE key LIKE $1', [`limit:${limit}:%`]);
    return;
  }
  const redis = new Redis(redisUrl);
  await redis.del(...(await redis.keys(`limit:${limit}:*`)));
  await redis.quit();
}

const times = (count: number, status: number): number[] => new Array<number>(count).fill(status);

describe('one account guessed from one address', () => {
  const { points } = LIMITS.login_account_address;
  const address = newAddress();

  it('is refused after a few attempts, on every instance, however the account is spelt', async () => {
    const statuses = await guessOften(points + 1, (attempt) =>
      guess('restaurant1@example.com', address, attempt % 2 === 0 ? api.url : other),
    );
    expect(statuses).toEqual([...times(points, 401), 429]);
    const refused = await login('  Restaurant1@Example.com', PASSWORD, address, other);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const names = [...refused.headers.keys()];
    expect(names.filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
  });

  it('locks neither the account for other addresses nor the address for other accounts', async () => {
    expect(await signIn('restaurant1@example.com', newAddress())).toBe(200);
    expect(await signIn('restaurant2@example.com', address)).toBe(200);
  });

  it('counts attempts that come at once', async () => {
    const from = newAddress();
    const statuses = await Promise.all(
      times(3 * points, 0).map((_, index) => guess('nobody@example.com', from, index % 2 === 0 ? api.url : other)),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(points);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2 * points);
  });

  it('does not count what was right', async () => {
    const from = newAddress();
    for (let round = 0; round < 3; round += 1) {
      expect(await guessOften(points - 1, () => guess('restaurant3@example.com', from))).toEqual(
        times(points - 1, 401),
      );
      expect(await signIn('restaurant3@example.com', from)).toBe(200);
    }
  });
});

describe('one password sprayed over many accounts', () => {
  const { points } = LIMITS.login_address;

  it('is refused after some accounts, on every instance', async () => {
    const address = newAddress();
    const spray = (attempt: number) =>
      guess(`person${attempt}@example.com`, address, attempt % 2 === 0 ? api.url : other);
    expect(await guessOften(points + 2, spray)).toEqual([...times(points, 401), 429, 429]);
  });

  it('is not helped by other addresses of the same IPv6 network', async () => {
    const spray = (attempt: number) => guess(`human${attempt}@example.com`, `2001:db8:7:7::${attempt.toString(16)}`);
    expect(await guessOften(points + 1, spray)).toEqual([...times(points, 401), 429]);
    expect(await guess('human0@example.com', '2001:db8:7:8::1')).toBe(401);
  });

  it('does not keep out whoever has signed in from there before', async () => {
    const address = newAddress();
    expect(await signIn('restaurant4@example.com', address)).toBe(200);
    await guessOften(points + 1, (attempt) => guess(`someone${attempt}@example.com`, address));
    expect(await signIn('restaurant5@example.com', address)).toBe(429);
    expect(await signIn('restaurant4@example.com', address)).toBe(200);
  });
});

describe('one account guessed from many addresses', () => {
  const { points } = LIMITS.login_account;

  it('is refused for addresses that are new to it, while its owner gets in', async () => {
    const home = newAddress();
    expect(await signIn('kunde@example.com', home)).toBe(200);
    const statuses = await guessOften(points + 1, (attempt) =>
      guess('kunde@example.com', newAddress(), attempt % 2 === 0 ? api.url : other),
    );
    expect(statuses).toEqual([...times(points, 401), 429]);
    expect(await signIn('kunde@example.com', newAddress())).toBe(429);
    expect(await signIn('kunde@example.com', home, other)).toBe(200);
  });

  it('is refused for twice as long each time', async () => {
    const account = 'hunted@example.com';
    const waits: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      await guessOften(points, () => guess(account, newAddress()));
      const refused = await login(account, 'a wrong guess', newAddress());
      waits.push(Number(refused.headers.get('retry-after')));
      await endWaits();
    }
    expect(waits).toEqual([60, 120, 240]);
  });

  /** What was counted is over; how often the limit was exceeded is remembered for a day. */
  async function endWaits(): Promise<void> {
    await forgetCounters(api, 'login_account');
  }
});

describe('X-Forwarded-For', () => {
  it('does not rotate the counters for whoever is no trusted proxy', async () => {
    const direct = await startApi({ rateLimit: true, trustedProxies: [] });
    try {
      const { points } = LIMITS.login_address;
      const spray = (attempt: number) => guess(`person${attempt}@example.com`, newAddress(), direct.url);
      expect(await guessOften(points + 1, spray)).toEqual([...times(points, 401), 429]);
      const metrics = await fetch(`${direct.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
      expect(metrics.status).toBe(404);
    } finally {
      await direct.stop();
    }
  });

  it('counts whom the nearest trusted proxy names, not what the caller wrote before', async () => {
    const { points } = LIMITS.login_account_address;
    const statuses = await guessOften(points + 1, () => guess('chained@example.com', `${newAddress()}, 198.51.100.4`));
    expect(statuses).toEqual([...times(points, 401), 429]);
  });
});
