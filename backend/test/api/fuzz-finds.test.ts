/** What generated inputs have found, as small as `npm run fuzz` could make it. Each answered 500, or with more than it should. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Api, Person, startApi } from './api.ts';

const REFUSAL_BYTES = 64 * 1_024;
const DEEP = `${'['.repeat(1_000)}${']'.repeat(1_000)}`;
const MANY = `[${Array(5_000).fill('null').join()}]`;
const CONSTRUCTOR = '{"constructor":1}';

let api: Api;
const people: Record<string, Person> = {};
beforeAll(async () => {
  api = await startApi();
  people.nobody = new Person(api.url);
  people.customer = await Person.login(api.url, 'kunde@example.com');
  people.owner = await Person.login(api.url, 'restaurant1@example.com');
  people.admin = await Person.login(api.url, 'admin@example.com');
});
afterAll(() => api.stop());

const cart = (line: string, more = '') =>
  `{"restaurantId":1,"items":[{"menuItemId":1,"quantity":1${line}}],"deliveryAddress":"x","paymentMethod":"cash_on_delivery"${more}}`;
const dish = (more: string) => `{"name":"x","menuId":1,"price":"8.90","vatRate":7,${more}}`;

it.each([
  ['owner', 'PUT', '/api/restaurant/menu-items/1', dish(`"isPublished":${CONSTRUCTOR}`)],
  ['admin', 'POST', '/api/admin/second-factor/disable', `{"code":"1","password":${CONSTRUCTOR}}`],
  ['nobody', 'POST', '/api/register-restaurant', `{"posApiKey":${CONSTRUCTOR}}`],
  ['customer', 'PUT', '/api/user/password', `{"currentPassword":"x","newPassword":${CONSTRUCTOR}}`],
  ['customer', 'POST', '/api/orders', cart(`,"price":${CONSTRUCTOR}`)],
  ['nobody', 'POST', '/api/orders/quote', cart(`,"notes":${CONSTRUCTOR}`)],
  ['owner', 'PUT', '/api/restaurant/info', `{"address":${CONSTRUCTOR}}`],
  ['owner', 'PUT', '/api/restaurant/menus/1/order', `{"password":${DEEP}}`],
  ['nobody', 'POST', '/api/login', `{"email":"kim\\udc00@example.com","password":"x"}`],
  ['owner', 'POST', '/api/restaurant/menu-items', dish(`"optionGroups":[{"options":${MANY}}]`)],
  ['customer', 'POST', '/api/notifications/push', `{"endpoint":"https://example.com/","keys":${MANY}}`],
  ['owner', 'PUT', '/api/restaurant/special-days', `{"specialDays":[${MANY}]}`],
  ['customer', 'POST', '/api/orders', cart('', `,"scheduledFor":${DEEP}`)],
])('%s: %s %s is refused for a body of no sense', async (who, method, path, body) => {
  const { status, body: problem } = await people[who]!.request(method, path, body);
  expect(status).toBe(400);
  expect(problem).toMatchObject({ status: 400 });
  expect(Buffer.byteLength(JSON.stringify(problem))).toBeLessThanOrEqual(REFUSAL_BYTES);
});

it('refuses a form that is none', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const { status } = await people.owner!.request('PUT', '/api/restaurant/image', '"text"', headers);
  expect(status).toBe(400);
});

it.each(['/api/addresses/%ED%A0%80', `/api/addresses/${'9'.repeat(2_000)}`])(
  'answers an address that nothing has as any other: %.40s',
  async (path) => {
    const { status, headers } = await people.customer!.request('DELETE', path);
    expect(status).toBe(404);
    for (const name of ['x-frame-options', 'content-security-policy', 'referrer-policy']) {
      expect(headers.get(name)).not.toBeNull();
    }
  },
);
