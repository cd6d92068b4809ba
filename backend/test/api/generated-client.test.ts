/** The API's description is right: types made of it compile a program that orders, cooks and reads, and the program works. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { PASSWORD } from '../support/person.ts';
import { type Api, Person, startApi } from './api.ts';

/** Compiled here alone, against the types of the day. */
const PROGRAM = path.join(import.meta.dirname, 'client/guest-order.ts');
const MODULES = path.resolve(import.meta.dirname, '../../../node_modules');
const COMPILER = path.join(MODULES, 'typescript/bin/tsc');
const OPTIONS =
  '--ignoreConfig --noEmit --strict --target es2024 --module nodenext --allowImportingTsExtensions --skipLibCheck';

let api: Api;
let folder: string;
let program: string;
beforeAll(async () => {
  api = await startApi();
  // Where the program finds its package.
  folder = await mkdtemp(path.join(MODULES, '.client-'));
  program = await readFile(PROGRAM, 'utf8');
  const { body } = await new Person(api.url).request<OpenAPI3>('GET', '/api/docs/openapi.json');
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(path.join(folder, 'paths.ts'), astToString(await openapiTypes(body)));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await api.stop();
});

/** What the compiler has against the program. */
async function complaintsAbout(text: string): Promise<string> {
  await writeFile(path.join(folder, 'program.ts'), text);
  try {
    await promisify(execFile)(process.execPath, [COMPILER, ...OPTIONS.split(' '), 'program.ts'], { cwd: folder });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

describe('a client made of the API’s description', () => {
  it('compiles', async () => {
    expect(await complaintsAbout(program)).toBe('');
  });

  it.each([
    ['a field that no answer has', 'placed.totalWithTip', 'placed.sum', "Property 'sum' does not exist"],
    ['a status that no order has', "status: 'preparing'", "status: 'cooking'", '"cooking"'],
    ['a field that may be null', '{ t: placed.guestToken ?? undefined }', '{ t: placed.guestToken }', 'null'],
    [
      'a body without what it needs',
      '    restaurantId,\n    items,\n    deliveryAddress',
      '    items,\n    deliveryAddress',
      'restaurantId',
    ],
  ])('does not compile with %s', async (_, right, wrong, complaint) => {
    expect(program).toContain(right);
    expect(await complaintsAbout(program.replace(right, wrong))).toContain(complaint);
  });

  it('orders as a guest, cooks, and reads', async () => {
    const { orderAsGuest } = (await import(PROGRAM)) as {
      orderAsGuest: (url: string, login: { email: string; password: string }) => Promise<Record<string, unknown>>;
    };
    const said = await orderAsGuest(api.url, { email: 'restaurant1@example.com', password: PASSWORD });
    expect(said).toEqual({
      total: said.quoted,
      quoted: expect.stringMatching(/^\d+\.\d{2}$/),
      refusal: { code: 'price_changed', total: said.quoted },
      change: { from: 'pending', to: 'preparing', version: 2 },
      late: 'invalid_transition',
      read: { status: 'preparing', steps: ['pending by customer', 'preparing by restaurant'] },
      listed: 'Gundula Gast',
    });
  });
});
