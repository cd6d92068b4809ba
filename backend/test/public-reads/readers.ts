/** Two instances that keep answers, and a third that keeps none: what it answers is what Postgres has. */
import type { App } from '../../src/app.ts';
import type { Environment } from '../../src/config/environment.ts';
import { KeptAnswers } from '../../src/public-reads/kept-answers.ts';
import { type Api, startApi } from '../api/api.ts';

/** As it was sent; the body without its compression. */
export interface Read {
  status: number;
  etag: string | null;
  /** Those that the route gives. */
  headers: Record<string, string | null>;
  body: string;
}

export interface Readers extends Api {
  readonly instances: readonly [App, App];
  readonly uncached: App;
}

const OWN_HEADERS = [
  ...['cache-control', 'content-encoding', 'content-language', 'content-type', 'link', 'vary'],
  ...['x-next-cursor', 'x-open-count', 'x-total-count'],
];

export async function startReaders(overrides: Partial<Environment> = {}): Promise<Readers> {
  const api = await startApi(overrides);
  const [second, uncached] = [await api.another(), await api.another()];
  uncached.nest.get(KeptAnswers).maxBytes = 0;
  return { ...api, instances: [api.app, second], uncached };
}

export async function read(
  { url }: Pick<App, 'url'>,
  path: string,
  headers: Record<string, string> = {},
): Promise<Read> {
  const response = await fetch(url + path, { headers: { 'accept-encoding': 'br', ...headers } });
  return {
    status: response.status,
    etag: response.headers.get('etag'),
    headers: Object.fromEntries(OWN_HEADERS.map((name) => [name, response.headers.get(name)])),
    // A refusal names its request.
    body: response.ok ? await response.text() : '',
  };
}

/**
 * What each instance answers that keeps answers, beside what Postgres has. Where they differ, the clock may have gone on in between: then what Postgres
 * had before is right as well.
 */
export async function compare(
  { instances, uncached }: Pick<Readers, 'instances' | 'uncached'>,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ answers: Read[]; right: Read[] }> {
  const readAll = () => Promise.all(instances.map((instance) => read(instance, path, headers)));
  const answers = await readAll();
  const after = await read(uncached, path, headers);
  if (answers.every((answer) => JSON.stringify(answer) === JSON.stringify(after))) return { answers, right: [after] };
  return { answers: await readAll(), right: [after, await read(uncached, path, headers)] };
}

/** The paths at which an instance does not answer what Postgres has. */
export async function mismatches(
  readers: Pick<Readers, 'instances' | 'uncached'>,
  paths: readonly string[],
  headers: Record<string, string> = {},
): Promise<string[]> {
  const compared = paths.map(async (path) => {
    const { answers, right } = await compare(readers, path, headers);
    const wanted = right.map((answer) => JSON.stringify(answer));
    return answers.every((answer) => wanted.includes(JSON.stringify(answer))) ? [] : [path];
  });
  return (await Promise.all(compared)).flat();
}

/** How often an instance has answered from memory. */
export const hitsOf = ({ nest }: App): number => nest.get(KeptAnswers).counts.hit;
