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
/** What the compiler has against the program, and then against each wrong one. */
let complaints: string[];

/** What may not compile: the program with one place in it changed, and what the compiler has to say of it. */
const WRONG: [what: string, right: string, wrong: string, complaint: string][] = [
  ['a field that no answer has', 'placed.totalWithTip', 'placed.sum', "Property 'sum' does not exist"],
  ['a status that no order has', "status: 'preparing'", "status: 'cooking'", '"cooking"'],
  ['a field that may be null', '{ t: placed.guestToken ?? undefined }', '{ t: placed.guestToken }', 'null'],
  [
    'a body without what it needs',
    '    restaurantId,\n    items,\n    deliveryAddress',
    '    items,\n    deliveryAddress',
    'restaurantId',
  ],
];

beforeAll(async () => {
  api = await startApi();
  // Where the program finds its package.
  folder = await mkdtemp(path.join(MODULES, '.client-'));
  const program = await readFile(PROGRAM, 'utf8');
  const { body } = await new Person(api.url).request<OpenAPI3>('GET', '/api/docs/openapi.json');
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(path.join(folder, 'paths.ts'), astToString(await openapiTypes(body)));
  complaints = await complaintsAbout([program, ...WRONG.map(([, right, wrong]) => program.replace(right, wrong))]);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await api.stop();
});

/**
 * One run of the compiler for all, which most of its time reads what they share. What it says of no other program, it says of
 * the first: of the types as well.
 */
async function complaintsAbout(programs: readonly string[]): Promise<string[]> {
  const files = programs.map((_, index) => `program-${index}.ts`);
  await Promise.all(files.map((file, index) => writeFile(path.join(folder, file), programs[index] ?? '')));
  const run = promisify(execFile)(process.execPath, [COMPILER, ...OPTIONS.split(' '), ...files], { cwd: folder });
  const said = await run.then(
    () => '',
    (error: unknown) => (error as { stdout: string }).stdout,
  );
  const complaintsByFile = new Map(files.map((file): [string, string[]] => [file, []]));
  // What explains a complaint is indented.
  for (const complaint of said.split(/\n(?! )/)) {
    const file = files.find((name) => complaint.startsWith(name)) ?? 'program-0.ts';
    complaintsByFile.get(file)?.push(complaint);
  }
  return [...complaintsByFile.values()].map((each) => each.join('\n'));
}

describe('a client made of the API’s description', () => {
  it('compiles', () => {
    expect(complaints[0]).toBe('');
  });

  it.each(WRONG)('does not compile with %s', async (what, right, _wrong, complaint) => {
    expect(await readFile(PROGRAM, 'utf8')).toContain(right);
    expect(complaints[1 + WRONG.findIndex(([name]) => name === what)]).toContain(complaint);
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
