import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hasAdminRight } from '../../src/contracts/accounts/admin-roles.ts';
import { CITIES } from '../../src/contracts/constants.ts';
import { RouteTable } from '../../src/http/answers/route-table.ts';
import type { OpenApiDocument } from '../../../tools/fuzz/contract/operations.ts';
import { Person } from '../api/api.ts';
import { ID_RIGHTS, type IdRow, PROVEN_ELSEWHERE } from './id-rights.ts';
import { idPlacesOf } from './id-places.ts';
import { type Caller, CALLERS, GONE_ID, type Id, openRightsWorld, type RightsWorld } from './rights-world.ts';
import { ADMIN_RIGHT_OF, KITCHEN_STAFF, RIDER_STAFF, RIGHTS } from './route-rights.ts';
import { TOPIC_RIGHTS } from './topic-rights.ts';

let world: RightsWorld;
let document: OpenApiDocument;
beforeAll(async () => {
  world = await openRightsWorld();
  document = (await world.people.nobody.request<OpenApiDocument>('GET', '/api/docs/openapi.json')).body;
});
afterAll(() => world.api.stop());

/** Restaurants and customers alike, whatever the rest of their row says. */
const ROLE: Readonly<Record<Caller, string>> = {
  nobody: 'nobody',
  guest: 'guest',
  shareHolder: 'guest',
  customer: 'customer',
  otherCustomer: 'customer',
  owner: 'restaurant',
  otherOwner: 'restaurant',
  staff: 'restaurant',
  rider: 'rider',
  support: 'admin',
  operations: 'admin',
  adminOwner: 'admin',
};

/** What the guard lets through. */
function mayCall(caller: Caller, route: string): boolean {
  const allowed = RIGHTS[route] ?? [];
  if (allowed.includes('nobody')) return true;
  if (caller === 'rider') return allowed.includes('rider') || RIDER_STAFF.includes(route);
  if (!allowed.includes(ROLE[caller])) return false;
  if (caller === 'staff') return KITCHEN_STAFF.includes(route);
  const role = world.people[caller].account?.adminRole;
  return role === undefined || hasAdminRight(role, ADMIN_RIGHT_OF[route]!);
}

describe('topics', () => {
  it('are decided for every kind that the sockets’ description has', async () => {
    const { body } = await world.people.nobody.request<{ channels: object }>('GET', '/api/docs/asyncapi.json');
    const kinds = Object.keys(body.channels).filter((kind) => kind !== 'requests');
    expect([...new Set(TOPIC_RIGHTS.map(({ kind }) => kind))].sort()).toEqual(kinds.sort());
  });

  it.each(CALLERS)('are joined by those alone whose they are: %s', async (caller) => {
    const watcher = await world.people[caller].watch();
    const token = tokenOf(caller);
    for (const { topic, joinedBy, refused } of TOPIC_RIGHTS) {
      const name = topic(world.ids);
      const answer = await watcher.ask('subscribe', { topic: name, ...(token === undefined ? {} : { token }) });
      const outcome = answer.ok ? 'joined' : answer.error.code;
      expect({ name, outcome }).toEqual({ name, outcome: joinedBy.includes(caller) ? 'joined' : refused });
    }
    watcher.close();
  });

  it('of cities are open to everybody, one for each', async () => {
    const watcher = await world.people.nobody.watch();
    for (const city of CITIES) expect((await watcher.ask('subscribe', { topic: `city:${city}` })).ok).toBe(true);
    watcher.close();
  });
});

describe('ids', () => {
  it('are decided for every place that has one', () => {
    const decided = [...Object.keys(ID_RIGHTS), ...Object.keys(PROVEN_ELSEWHERE)];
    expect(decided.sort()).toEqual(idPlacesOf(document).sort());
  });

  it('of others are refused as those of nobody, and change nothing', async () => {
    const before = await everythingKept();
    const wrong: object[] = [];
    for (const [key, row] of Object.entries(ID_RIGHTS)) {
      const { foreign, gone } = world.ids[row.of]!;
      for (const id of foreign === undefined ? [gone] : [foreign, gone]) {
        const answered = await outcomeOf(key, row, id);
        if (!answered.startsWith(row.refused)) wrong.push({ key, id, answered, expected: row.refused });
      }
    }
    expect(wrong).toEqual([]);
    expect(await everythingKept()).toEqual(before);
  });

  it('of one’s own are not', async () => {
    const wrong: object[] = [];
    for (const [key, row] of Object.entries(ID_RIGHTS)) {
      const answered = await outcomeOf(key, row, world.ids[row.of]!.own);
      if (/^(401|403|404|5)/.test(answered) || answered === row.refused) wrong.push({ key, answered });
    }
    expect(wrong).toEqual([]);
  });
});

describe('reading', () => {
  it('changes nothing, whoever reads what', async () => {
    const before = await everythingKept();
    const reads = Object.keys(RIGHTS).filter((route) => route.startsWith('GET '));
    expect(reads.length).toBeGreaterThan(50);
    for (const route of reads) {
      const pattern = route.slice('GET '.length);
      const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
        const row = ID_RIGHTS[`${route} ${name}`];
        return row === undefined ? 'en' : String(world.ids[row.of]!.own);
      });
      for (const caller of CALLERS) {
        const token = tokenOf(caller);
        await world.people[caller].request('GET', path + (token === undefined ? '' : `?t=${token}`));
      }
    }
    expect(await everythingKept()).toEqual(before);
  });
});

describe('routes', () => {
  it('are decided for every route there is', () => {
    const { routes } = world.api.app.nest.get(RouteTable);
    const registered = routes
      .filter(({ method }) => !['HEAD', 'OPTIONS'].includes(method))
      .map(({ method, pattern }) => `${method} ${pattern}`)
      .filter((route) => !/^GET \/api\/docs\/(?!\w+\.json$)/.test(route));
    expect([...new Set(registered)].sort()).toEqual(Object.keys(RIGHTS).sort());
  });

  it.each(Object.keys(RIGHTS))('%s', async (route) => {
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern
      .replace(':id', String(GONE_ID))
      .replace(':language', 'en')
      .replaceAll(/:\w+/g, String(GONE_ID));
    const wrong: object[] = [];
    for (const caller of CALLERS) {
      const person = route === 'POST /api/logout' ? new Person(world.api.url) : world.people[caller];
      const token = tokenOf(caller);
      const query = token === undefined ? '' : `?t=${token}`;
      const { status, body } = await person.request<{ code?: string }>(
        method,
        path + query,
        method === 'GET' ? undefined : {},
      );
      const isRefused = status === 401 || status === 403;
      const expected = world.people[caller].account === null ? 'unauthenticated' : 'forbidden';
      const isRight = mayCall(caller, route) ? !isRefused : isRefused && body.code === expected;
      if (!isRight) wrong.push({ caller, status, code: body.code });
    }
    expect(wrong).toEqual([]);
  });
});

function tokenOf(caller: Caller): string | undefined {
  const { guestToken, shareToken } = world.guestOrder;
  if (caller === 'guest') return guestToken ?? undefined;
  return caller === 'shareHolder' ? (shareToken ?? undefined) : undefined;
}

/** The status with the code of a refusal, or with the body of an answer that is short. */
async function outcomeOf(key: string, row: IdRow, id: Id): Promise<string> {
  const [method = '', pattern = '', place = ''] = key.split(' ');
  const { ids, people } = world;
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
    if (name === place) return String(id);
    return String(ids[row.beside ?? ID_RIGHTS[`${method} ${pattern} ${name}`]!.of]!.own);
  });
  const isQuery = !pattern.includes(`:${place}`) && (method === 'GET' || place === 't');
  const query = isQuery ? `?${place}=${id}` : row.query === undefined ? '' : `?${row.query}`;
  const answer = await people[row.as].request<{ code?: string }>(method, path + query, row.body?.(id, ids));
  const { status, body } = answer;
  return status < 300 ? `${status} ${JSON.stringify(body).slice(0, 80)}` : `${status} ${body.code ?? ''}`;
}

const KEPT_IN = [
  'addresses',
  'delivery_areas',
  'menus',
  'menu_items',
  'option_groups',
  'options',
  'reviews',
  'restaurant_staff',
  'restaurants',
  'favourites',
  'orders',
  'order_event',
  'outside_pictures',
  'push_subscriptions',
  'till_deliveries',
  'admin_users',
  'translations',
];

async function everythingKept(): Promise<Record<string, string>> {
  const kept: Record<string, string> = {};
  for (const table of KEPT_IN) {
    const [row] = await world.api.sql<{ hash: string }>(
      `SELECT md5(coalesce(string_agg(md5(t::text), '' ORDER BY t::text), '')) AS hash FROM ${table} t`,
    );
    kept[table] = row?.hash ?? '';
  }
  return kept;
}
