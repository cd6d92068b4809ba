import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Queues } from '../../src/events/queues/queues.ts';
import { until } from '../support/until.ts';
import { addAdmin, auditOf } from './admins.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

const BOARD = '/admin/queues';
const PAGE = { accept: 'text/html' };

let api: Api;
let owner: Person;
beforeAll(async () => {
  api = await startApi();
  owner = await Person.login(api.url, 'admin@example.com');
});
afterAll(() => api.stop());

interface Listed {
  queues: { name: string; counts: { failed: number } }[];
}

it('shows the queues to owners, as one page without anything from elsewhere', async () => {
  const page = await owner.request<string>('GET', BOARD, undefined, PAGE);
  expect(page).toMatchObject({ status: 200 });
  const answer = await fetch(`${api.url}${BOARD}`, { headers: { cookie: owner.cookie ?? '' } });
  // The one page that may name its own base: by one policy, since browsers obey all that they are sent.
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy.match(/base-uri [^;]*/g)).toEqual(["base-uri 'self'"]);
  expect(policy).toContain("script-src 'self'");
  const html = await answer.text();
  expect(html).toContain('<base href="/admin/queues/" />');
  expect(html).not.toMatch(/https?:\/\/|<%/);
  const [script = ''] = /static\/js\/[\w.-]+\.js/.exec(html) ?? [];
  const file = await fetch(`${api.url}${BOARD}/${script}`, { headers: { cookie: owner.cookie ?? '' } });
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toContain('javascript');
  const { body } = await owner.request<Listed>('GET', `${BOARD}/api/queues`);
  expect(body.queues.map(({ name }) => name)).toEqual(expect.arrayContaining(['registration-mails']));
});

it('leads nobody to the login, and refuses everybody else on record', async () => {
  const nobody = new Person(api.url);
  const sent = await fetch(`${api.url}${BOARD}`, { headers: PAGE, redirect: 'manual' });
  expect([sent.status, sent.headers.get('location')]).toEqual([302, '/admin/auth']);
  expect(refusalOf(await nobody.request('GET', `${BOARD}/api/queues`)).code).toBe('unauthenticated');
  const people = [
    await Person.login(api.url, 'kunde@example.com'),
    await Person.login(api.url, 'restaurant1@example.com'),
    await addAdmin(api, 'operations'),
    await addAdmin(api, 'support'),
  ];
  for (const person of people) {
    for (const path of [BOARD, `${BOARD}/`, `${BOARD}/api/queues`, `${BOARD}/static/favicon.ico`]) {
      expect((await person.request('GET', path, undefined, PAGE)).status).toBe(403);
    }
    expect((await person.request('PUT', `${BOARD}/api/queues/x/1/retry`)).status).toBe(403);
  }
  expect(await auditOf(owner, '?action=access_refused')).toHaveLength(people.length);
});

it('tries jobs again and drops them, on record, and changes nothing else', async () => {
  const queues = api.app.nest.get(Queues, { strict: false });
  const failing = 'registration-mails';
  const listed = async () =>
    (await owner.request<Listed>('GET', `${BOARD}/api/queues`)).body.queues.find(({ name }) => name === failing);
  const queue = queues.create(failing);
  await queue.add('broken', { payload: null }, { jobId: 'dead-one', attempts: 1 });
  await until(async () => (await listed())?.counts.failed === 1);
  const job = `${BOARD}/api/queues/${failing}/dead-one`;
  expect((await owner.request('PUT', `${job}/retry`)).status).toBe(204);
  await until(async () => (await listed())?.counts.failed === 1);
  expect((await owner.request('PUT', `${job}/clean`)).status).toBe(204);
  expect((await listed())?.counts.failed).toBe(0);
  expect((await owner.request('PUT', `${job}/clean`)).status).toBe(404);
  const lines = await auditOf(owner, '?targetKind=queue');
  expect(lines.map(({ action, target }) => [action, target])).toEqual([
    ['job_dropped', { kind: 'queue', id: `${failing}/dead-one`, name: failing }],
    ['job_retried', { kind: 'queue', id: `${failing}/dead-one`, name: failing }],
  ]);
  for (const change of ['pause', 'empty', 'obliterate', 'add', 'promote']) {
    expect((await owner.request('PUT', `${BOARD}/api/queues/${failing}/${change}`, {})).status).toBe(404);
  }
  const foreign = { origin: 'https://elsewhere.example' };
  expect(refusalOf(await owner.request('PUT', `${job}/retry`, {}, foreign)).code).toBe('foreign_origin');
});
