import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ADMIN_ROLES, hasAdminRight } from '../../src/contracts/accounts/admin-roles.ts';
import type { AccountView } from '../../src/contracts/accounts/account-views.ts';
import { addAdmin, auditOf } from '../admin/admins.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';
import { ADMIN_RIGHT_OF, RIGHTS } from './route-rights.ts';

let api: Api;
let owner: Person;
const people: Record<string, Person> = {};
beforeAll(async () => {
  api = await startApi();
  owner = await Person.login(api.url, 'admin@example.com');
  for (const role of ADMIN_ROLES) people[role] = await addAdmin(api, role);
});
afterAll(() => api.stop());

describe('rights of admins', () => {
  it('are decided for every route that admins alone may call', () => {
    const adminRoutes = Object.entries(RIGHTS).filter(([, who]) => who.includes('admin') && !who.includes('nobody'));
    expect(Object.keys(ADMIN_RIGHT_OF).sort()).toEqual(adminRoutes.map(([route]) => route).sort());
  });

  it.each(Object.entries(ADMIN_RIGHT_OF))('%s wants %s', async (route, right) => {
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern.replace(':id', '2147483647');
    for (const role of ADMIN_ROLES) {
      const answer = await people[role]?.request(method, path, method === 'GET' ? undefined : {});
      if (hasAdminRight(role, right)) expect([401, 403]).not.toContain(answer?.status);
      else expect({ role, ...answer }).toMatchObject({ role, status: 403, body: { code: 'forbidden' } });
    }
  });

  it('are named in the account', async () => {
    expect((await people.support?.request<AccountView>('GET', '/api/admin/user'))?.body.adminRole).toBe('support');
    expect((await owner.request<AccountView>('GET', '/api/user')).body).toMatchObject({
      adminRole: 'owner',
      name: null,
    });
    const customer = await Person.login(api.url, 'kunde@example.com');
    expect(customer.account).not.toHaveProperty('adminRole');
  });

  it('let support cancel and nothing else, also by the restaurants’ call', async () => {
    const customer = await Person.login(api.url, 'kunde@example.com');
    const { id } = await customer.placeOrder(1);
    expect(refusalOf(await people.support!.move(id, 'preparing')).code).toBe('forbidden');
    expect((await people.support!.move(id, 'cancelled', { reason: 'other' })).body).toMatchObject({
      status: 'cancelled',
      by: 'admin',
    });
  });
});

describe('somebody without a right', () => {
  it('is on record, once a minute, by account and not by name', async () => {
    const customer = await Person.register(api.url, 'Curious');
    const restaurant = await Person.login(api.url, 'restaurant2@example.com');
    for (let knock = 0; knock < 3; knock += 1) {
      expect((await customer.request('GET', '/api/admin/users')).status).toBe(403);
      expect((await restaurant.request('POST', '/api/admin/admins', {})).status).toBe(403);
    }
    const lines = await auditOf(owner, '?action=access_refused&actorRole=customer');
    const own = lines.filter(({ actor }) => actor.id === customer.account?.id);
    // The clock may have passed a full minute between two of the calls.
    expect([1, 2]).toContain(own.length);
    expect(own[0]).toMatchObject({
      actor: { role: 'customer', name: null },
      target: { kind: 'route', id: 'GET /api/admin/users' },
    });
    expect(own[0]?.ip).toMatch(/127\.0\.0\.1/);
    expect(await auditOf(owner, '?action=access_refused&actorRole=restaurant&actorId=2')).toHaveLength(1);
  });

  it('is on record after asking for the admins’ topic', async () => {
    const customer = await Person.register(api.url, 'Listener');
    const watcher = await customer.watch();
    expect(await watcher.ask('subscribe', { topic: 'admin' })).toMatchObject({ error: { code: 'forbidden' } });
    watcher.close();
    const [line] = await auditOf(owner, `?actorRole=customer&actorId=${String(customer.account?.id)}`);
    expect(line).toMatchObject({ action: 'access_refused', target: { kind: 'topic', id: 'admin' } });
  });

  it('leaves nothing as nobody', async () => {
    const before = await api.sql<{ count: string }>('SELECT count(*) FROM audit_log');
    expect((await new Person(api.url).request('GET', '/api/admin/users')).status).toBe(401);
    expect(await api.sql('SELECT count(*) FROM audit_log')).toEqual(before);
  });
});

describe('the audit log', () => {
  it('can be added to and nothing else', async () => {
    for (const change of [
      `UPDATE audit_log SET action = 'nothing'`,
      'DELETE FROM audit_log',
      'TRUNCATE audit_log',
      `UPDATE audit_log SET action = 'x' WHERE false`,
    ]) {
      await expect(api.sql(change)).rejects.toThrow(/append-only/);
    }
  });

  it('has who cancelled which order and why', async () => {
    const customer = await Person.login(api.url, 'kunde@example.com');
    const { id } = await customer.placeOrder(2);
    const path = `/api/admin/orders/${String(id)}/cancel`;
    expect(refusalOf(await people.support!.request('POST', path, {})).fields).toEqual(['reason required']);
    const headers = { 'x-request-id': 'request-of-the-test' };
    const body = { reason: 'customer_request', note: 'called at noon' };
    expect((await people.support!.request('POST', path, body, headers)).body).toMatchObject({ status: 'cancelled' });
    expect((await people.support!.request('POST', path, body)).status).toBe(409);
    const lines = await auditOf(owner, `?targetKind=order&targetId=${String(id)}`);
    expect(lines).toEqual([
      expect.objectContaining({
        action: 'order_cancelled',
        actor: { role: 'admin', id: people.support?.account?.id, name: 'support', adminRole: 'support' },
        before: { status: 'pending' },
        after: { status: 'cancelled', reason: 'customer_request', note: 'called at noon' },
        requestId: 'request-of-the-test',
      }),
    ]);
  });

  it('is searched by words, actions and time, page by page', async () => {
    expect(await auditOf(owner, '?q=called%20AT%20noon')).toHaveLength(1);
    expect(await auditOf(owner, '?q=100%25')).toHaveLength(0);
    const all = await auditOf(owner);
    const later = `?from=${encodeURIComponent(all[1]?.at ?? '')}`;
    expect((await auditOf(owner, later)).length).toBeLessThan(all.length);
    const first = await owner.request<{ id: number }[]>('GET', '/api/admin/audit?limit=1&action=signed_in');
    const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect(next).toContain('action=signed_in');
    const second = await owner.request<{ id: number }[]>('GET', next);
    expect(second.body[0]?.id).toBeLessThan(first.body[0]?.id ?? 0);
    expect(refusalOf(await owner.request('GET', '/api/admin/audit?action=nothing&from=yesterday')).fields).toEqual([
      'action invalid_choice',
      'from invalid_format',
    ]);
  });
});
