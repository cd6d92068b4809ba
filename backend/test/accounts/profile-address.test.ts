import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AddressView } from '../../src/contracts/accounts/account.ts';
import type { AccountView } from '../../src/contracts/accounts/account-views.ts';
import { type Api, Person, startApi } from '../api/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const HOME = 'Torstraße 1, 10119 Berlin';
const WORK = 'Karl-Liebknecht-Straße 13\n10178 Berlin';

const bookOf = async (person: Person) => {
  const { body } = await person.request<AddressView[]>('GET', '/api/addresses');
  return body.map(({ label, address, isDefault }) => [label, address, isDefault]);
};
const profileOf = async (person: Person) => (await person.request<AccountView>('GET', '/api/user')).body.address;
const add = async (person: Person, body: object) =>
  (await person.request<AddressView>('POST', '/api/addresses', body)).body;
const write = async (person: Person, address: string | null) => {
  const { status, body } = await person.request<AccountView>('PUT', '/api/user/profile', { address });
  expect(status).toBe(200);
  return body.address;
};

describe('the profile’s address', () => {
  it('is the first of the book when it is given at the registration', async () => {
    const person = new Person(api.url);
    const email = `first-${crypto.randomUUID()}@example.com`;
    const data = { name: 'First', email, password: 'correct horse battery', city: 'berlin', address: HOME };
    const { status, body } = await person.request<AccountView>('POST', '/api/register', data);
    expect([status, body.address]).toEqual([201, HOME]);
    expect(await bookOf(person)).toEqual([['Torstraße 1', HOME, true]]);
  });

  it('is the default of the book, whichever that becomes', async () => {
    const person = await Person.register(api.url, 'Follower');
    expect(await profileOf(person)).toBeNull();
    const home = await add(person, { label: 'Zuhause', address: HOME });
    expect(await profileOf(person)).toBe(HOME);
    const work = await add(person, { label: 'Büro', address: WORK, isDefault: true });
    expect(await profileOf(person)).toBe(WORK);
    await person.request('PUT', `/api/addresses/${String(work.id)}`, {
      label: 'Büro',
      address: 'Am Kai 2',
      isDefault: true,
    });
    expect(await profileOf(person)).toBe('Am Kai 2');
    await person.request('DELETE', `/api/addresses/${String(work.id)}`);
    expect(await profileOf(person)).toBe(HOME);
    await person.request('DELETE', `/api/addresses/${String(home.id)}`);
    expect(await profileOf(person)).toBeNull();
  });

  it('is written into the book: as its first, in the place of its default, or as the one that it has already', async () => {
    const person = await Person.register(api.url, 'Writer');
    expect(await write(person, HOME)).toBe(HOME);
    expect(await bookOf(person)).toEqual([['Torstraße 1', HOME, true]]);
    expect(await write(person, WORK)).toBe(WORK);
    expect(await bookOf(person)).toEqual([['Karl-Liebknecht-Straße 13', WORK, true]]);
    await add(person, { label: 'Zuhause', address: HOME });
    expect(await write(person, HOME)).toBe(HOME);
    expect(await bookOf(person)).toEqual([
      ['Zuhause', HOME, true],
      ['Karl-Liebknecht-Straße 13', WORK, false],
    ]);
    // The name that somebody gave stays.
    expect(await write(person, 'Ackerstraße 7')).toBe('Ackerstraße 7');
    expect((await bookOf(person))[0]).toEqual(['Zuhause', 'Ackerstraße 7', true]);
  });

  it('goes with the default, and the next takes its place', async () => {
    const person = await Person.register(api.url, 'Remover');
    await add(person, { label: 'Zuhause', address: HOME });
    await add(person, { label: 'Büro', address: WORK, isDefault: true });
    expect(await write(person, null)).toBe(HOME);
    expect(await write(person, '')).toBeNull();
    expect(await bookOf(person)).toEqual([]);
  });
});
