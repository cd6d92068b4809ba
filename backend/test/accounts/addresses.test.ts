import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AddressView, MAX_ADDRESSES } from '../../src/contracts/accounts/account.ts';
import { type Answer } from '../support/person.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const HOME = { label: 'Zuhause', address: 'Torstraße 1, 10119 Berlin' };
const list = async (person: Person) => (await person.request<AddressView[]>('GET', '/api/addresses')).body;
const add = (person: Person, body: object): Promise<Answer<AddressView>> =>
  person.request('POST', '/api/addresses', body);
const pathOf = (address: AddressView) => `/api/addresses/${String(address.id)}`;

describe('the address book', () => {
  it('begins empty, and takes the first address as the default', async () => {
    const person = await Person.register(api.url, 'First');
    expect(await list(person)).toEqual([]);
    const { status, body } = await add(person, { ...HOME, notes: ' Hinterhaus ', label: ' Zuhause ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...HOME,
      id: expect.any(Number) as unknown as number,
      postal: { street: 'Torstraße', houseNumber: '1', postcode: '10119', city: 'Berlin', addition: null },
      notes: 'Hinterhaus',
      isDefault: true,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown as string,
    });
    expect(await list(person)).toEqual([body]);
  });

  it('has one default at most: the last that was asked for, shown first', async () => {
    const person = await Person.register(api.url, 'Defaults');
    const { body: home } = await add(person, HOME);
    const { body: work } = await add(person, { ...HOME, label: 'Arbeit', isDefault: true });
    const { body: park } = await add(person, { ...HOME, label: 'Park' });
    expect((await list(person)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [work.id, true],
      [park.id, false],
      [home.id, false],
    ]);
    await person.request('PUT', pathOf(home), { ...HOME, isDefault: true });
    expect((await list(person)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [home.id, true],
      [park.id, false],
      [work.id, false],
    ]);
    await expect(
      api.sql('UPDATE addresses SET is_default = true WHERE user_id = $1', [person.account?.id]),
    ).rejects.toThrow('addresses_default_idx');
  });

  it('takes an address in parts, and makes its text of them', async () => {
    const person = await Person.register(api.url, 'Parts');
    const postal = { street: 'Torstraße', houseNumber: '12a', postcode: '10119', city: 'Berlin', addition: '3. OG' };
    const { body } = await person.request<AddressView>('POST', '/api/addresses', { label: 'Zuhause', postal });
    expect(body).toMatchObject({ address: 'Torstraße 12a, 3. OG, 10119 Berlin', postal });
    const wrong = { label: 'Zuhause', postal: { ...postal, postcode: '1011', street: ' ' } };
    const refused = await person.request('POST', '/api/addresses', wrong);
    expect(refusalOf(refused).fields.sort()).toEqual(['postal.postcode invalid_format', 'postal.street required']);
  });

  it('replaces an address by what is sent', async () => {
    const person = await Person.register(api.url, 'Moves');
    const { body: home } = await add(person, { ...HOME, notes: 'Klingel kaputt' });
    const { status, body } = await person.request<AddressView>('PUT', pathOf(home), {
      label: '🏡 <b>Neu</b>',
      address: '"; DROP TABLE addresses; --',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...home,
      label: '🏡 <b>Neu</b>',
      address: '"; DROP TABLE addresses; --',
      postal: null,
      notes: null,
      isDefault: false,
    });
  });

  it('lets the newest follow a default that goes', async () => {
    const person = await Person.register(api.url, 'Leaves');
    const { body: home } = await add(person, HOME);
    const { body: work } = await add(person, { ...HOME, label: 'Arbeit' });
    const { body: park } = await add(person, { ...HOME, label: 'Park' });
    expect((await person.request('DELETE', pathOf(work))).status).toBe(204);
    expect((await list(person)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [home.id, true],
      [park.id, false],
    ]);
    await person.request('DELETE', pathOf(home));
    expect((await list(person)).map(({ id, isDefault }) => [id, isDefault])).toEqual([[park.id, true]]);
    await person.request('DELETE', pathOf(park));
    expect(await list(person)).toEqual([]);
  });

  it("hides other people's addresses", async () => {
    const owner = await Person.register(api.url, 'Owner');
    const stranger = await Person.register(api.url, 'Stranger');
    const { body: home } = await add(owner, HOME);
    const notFound = { status: 404, code: 'not_found', fields: [] };
    expect(refusalOf(await stranger.request('PUT', pathOf(home), { ...HOME, isDefault: true }))).toEqual(notFound);
    expect(refusalOf(await stranger.request('DELETE', pathOf(home)))).toEqual(notFound);
    expect(refusalOf(await owner.request('DELETE', '/api/addresses/2147483648'))).toEqual(notFound);
    expect(await list(stranger)).toEqual([]);
    expect(await list(owner)).toEqual([home]);
  });

  it('is full at its limit, also when many come at once', async () => {
    const person = await Person.register(api.url, 'Many');
    const answers = await Promise.all(
      Array.from({ length: MAX_ADDRESSES + 3 }, (_, index) =>
        add(person, { ...HOME, label: `Ort ${String(index)}`, isDefault: index % 2 === 0 }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(refusalOf)).toEqual(
      Array(3).fill({ status: 400, code: 'validation_failed', fields: ['addresses too_many'] }),
    );
    const kept = await list(person);
    expect(kept).toHaveLength(MAX_ADDRESSES);
    expect(kept.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it.each([
    ['nothing', {}, ['label required', 'address required']],
    ['only spaces', { label: ' ', address: '\t' }, ['label required', 'address required']],
    ['a long label', { ...HOME, label: 'x'.repeat(61) }, ['label too_long']],
    ['a long address', { ...HOME, address: 'x'.repeat(301) }, ['address too_long']],
    ['long notes', { ...HOME, notes: 'x'.repeat(301) }, ['notes too_long']],
    ['other types', { label: 1, address: {}, notes: [], isDefault: 'yes' }, 4],
    ['a NUL', { ...HOME, address: 'a\0b' }, ['address invalid_format']],
  ])('names the field: %s', async (_, body, fields) => {
    const person = await Person.register(api.url, 'Careless');
    for (const answer of [await add(person, body), await person.request('PUT', '/api/addresses/1', body)]) {
      const refusal = refusalOf(answer);
      expect([refusal.status, refusal.code]).toEqual([400, 'validation_failed']);
      if (typeof fields === 'number') expect(refusal.fields).toHaveLength(fields);
      else expect(refusal.fields).toEqual(fields);
    }
  });
});
