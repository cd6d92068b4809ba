import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SessionView, UNATTENDED_HEADER } from '../../src/contracts/accounts/sessions.ts';
import { SessionStore } from '../../src/modules/auth/sessions/session.store.ts';
import { until } from '../support/until.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const STAFF = { name: 'Küche', email: 'kueche-sitzungen@example.com', password: 'Pfanne, Herd und Löffel' };
const PASSWORD = 'tischlein-deck-dich';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  const owner = await Person.login(api.url, 'restaurant1@example.com');
  expect((await owner.request('POST', '/api/restaurant/staff', STAFF)).status).toBe(201);
});
afterAll(() => api.stop());

const listOf = async (person: Person) => (await person.request<SessionView[]>('GET', '/api/sessions')).body;

describe('the list of one’s own sessions', () => {
  it('names the device, and marks the session that asks', async () => {
    const person = new Person(api.url);
    const credentials = { email: 'restaurant2@example.com', password: PASSWORD };
    await person.request('POST', '/api/login', credentials, { 'user-agent': FIREFOX });
    const other = await Person.login(api.url, credentials.email);
    const list = await listOf(person);
    expect(list.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Firefox · Windows', true],
      [null, false],
    ]);
    expect((await listOf(other)).map(({ id }) => id).sort()).toEqual(list.map(({ id }) => id).sort());
    // What the list shows signs nobody in.
    const rows = await api.sql<{ id: string }>('SELECT id FROM sessions');
    for (const { id } of rows) expect(JSON.stringify(list)).not.toContain(id);
    expect(JSON.stringify(list)).not.toContain(person.cookie?.split('=')[1]);
  });

  it.each([
    ['a customer', 'kunde@example.com', PASSWORD],
    ['an owner', 'restaurant1@example.com', PASSWORD],
    ['somebody of the staff', STAFF.email, STAFF.password],
    ['an admin', 'admin@example.com', PASSWORD],
  ])('lets %s end one, and all others, with their sockets', async (_, email, password) => {
    const here = await Person.login(api.url, email, password);
    const login = () => Person.login(api.url, email, password);
    const [lost, second, third] = await Promise.all([login(), login(), login()]);
    const watcher = await lost.watch();
    watcher.socket.io.reconnection(false);
    const lostId = (await listOf(lost)).find(({ isCurrent }) => isCurrent)?.id ?? '';
    expect((await here.request('DELETE', `/api/sessions/${lostId}`)).status).toBe(204);
    await until(() => !watcher.socket.connected);
    expect((await lost.request('GET', '/api/user')).status).toBe(401);
    expect(refusalOf(await here.request('DELETE', `/api/sessions/${lostId}`)).code).toBe('not_found');
    expect((await second.request('GET', '/api/user')).status).toBe(200);

    expect((await here.request('DELETE', '/api/sessions')).status).toBe(204);
    for (const person of [second, third]) expect((await person.request('GET', '/api/user')).status).toBe(401);
    expect((await listOf(here)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  it('shows and ends nobody else’s: not the staff’s to the owner, nor the owner’s to the staff', async () => {
    const [customer, owner, staff, admin, stranger] = await Promise.all([
      Person.login(api.url, 'kunde@example.com'),
      Person.login(api.url, 'restaurant1@example.com'),
      Person.login(api.url, STAFF.email, STAFF.password),
      Person.login(api.url, 'admin@example.com'),
      Person.register(api.url, 'Stranger'),
    ]);
    const people = [customer, owner, staff, admin, stranger];
    const lists = await Promise.all(people.map(listOf));
    const ids = lists.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [index, person] of people.entries()) {
      for (const { id } of lists.flatMap((list, other) => (other === index ? [] : list))) {
        expect(refusalOf(await person.request('DELETE', `/api/sessions/${id}`)).code).toBe('not_found');
      }
      await person.request('DELETE', '/api/sessions');
    }
    for (const person of people) expect((await person.request('GET', '/api/user')).status).toBe(200);
    for (const id of ['1', 'x', '%00', crypto.randomUUID()]) {
      expect(refusalOf(await customer.request('DELETE', `/api/sessions/${id}`)).code).toBe('not_found');
    }
  });

  it('says when a session was last used, written at most once a minute', async () => {
    const person = await Person.register(api.url, 'Seen');
    const seen = async () => (await listOf(person))[0]?.lastSeenAt ?? '';
    const before = await seen();
    expect(await seen()).toBe(before);
    await api.sql(`UPDATE sessions SET last_seen_at = now() - interval '5 minutes' WHERE user_id = $1`, [
      person.account?.id,
    ]);
    await until(async () => (await seen()) > before);
  });
});

describe('an admin’s session', () => {
  const openUntil = async (admin: Person) => {
    const [row] = await api.sql<{ hours: number }>(
      `SELECT extract(epoch FROM expires_at - created_at)::float / 3600 AS hours FROM sessions
        WHERE public_id = $1`,
      [(await listOf(admin))[0]?.id],
    );
    return row?.hours;
  };

  it('lasts twelve hours, and everybody else’s thirty days', async () => {
    expect(await openUntil(await Person.login(api.url, 'admin@example.com'))).toBeCloseTo(12, 1);
    expect(await openUntil(await Person.login(api.url, 'kunde@example.com'))).toBeCloseTo(720, 1);
  });

  const minutesIdle = async (admin: Person): Promise<number> => {
    const [row] = await api.sql<{ minutes: number }>(
      'SELECT extract(epoch FROM now() - last_seen_at)::float / 60 AS minutes FROM sessions WHERE public_id = $1',
      [ids.get(admin)],
    );
    return row?.minutes ?? Number.NaN;
  };
  /** As the list names them: read once, since reading the list is use. */
  const ids = new Map<Person, string>();
  const signIn = async () => {
    const admin = await Person.login(api.url, 'admin@example.com');
    ids.set(admin, (await listOf(admin))[0]?.id ?? '');
    return admin;
  };

  it('goes on idling while its page reads by itself, over HTTP, a socket or the queues’ board', async () => {
    const [away, there] = [await signIn(), await signIn()];
    const watcher = await away.watch();
    await api.sql(`UPDATE sessions SET last_seen_at = now() - interval '20 minutes'`);
    const byItself = { [UNATTENDED_HEADER]: '1' };
    expect((await away.request('GET', '/api/admin/stats', undefined, byItself)).status).toBe(200);
    expect((await away.request('GET', '/api/user', undefined, byItself)).status).toBe(200);
    expect((await away.request('GET', '/admin/queues/api/queues')).status).toBe(200);
    expect(await watcher.ask('subscribe', { topic: 'admin' })).toMatchObject({ ok: true });
    // Noted later than all that, and written with it or after it.
    expect((await there.request('GET', '/api/user')).status).toBe(200);
    await until(async () => (await minutesIdle(there)) < 1);
    expect(await minutesIdle(away)).toBeGreaterThan(19);
    watcher.close();
  });

  it('ends after half an hour without use, with its socket; a customer’s does not', async () => {
    const admin = await signIn();
    const customer = await Person.login(api.url, 'kunde@example.com');
    const idle = (minutes: number) =>
      api.sql(`UPDATE sessions SET last_seen_at = now() - make_interval(mins => $1)`, [minutes]);
    await idle(29);
    expect((await admin.request('GET', '/api/admin/user')).status).toBe(200);
    // Written beside the request: not after the half hour that comes next.
    await until(async () => (await minutesIdle(admin)) < 1);
    const open = await admin.watch();
    open.socket.io.reconnection(false);
    await idle(31);
    expect((await admin.request('GET', '/api/admin/user')).status).toBe(401);
    expect((await customer.request('GET', '/api/user')).status).toBe(200);
    const watcher = await admin.watch();
    expect(await watcher.ask('subscribe', { topic: 'admin' })).toMatchObject({ ok: false });
    watcher.close();
    // What a ticker does once a minute.
    await api.app.nest.get(SessionStore, { strict: false }).purgeExpired();
    await until(() => !open.socket.connected);
  });
});
