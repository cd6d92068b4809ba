import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { ERROR_CODES } from '../../src/contracts/http/errors.ts';
import { RouteTable } from '../../src/http/answers/route-table.ts';
import { type Api, Person, startApi } from './api.ts';

interface Operation {
  operationId: string;
  security?: unknown[];
  responses: Record<string, { content?: Record<string, unknown> }>;
}
interface Field {
  type?: string | string[];
  properties?: unknown;
  additionalProperties?: unknown;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, { enum?: string[] }>;
    securitySchemes: Record<string, unknown>;
  };
}

let api: Api;
let document: Document;
beforeAll(async () => {
  api = await startApi();
  document = (await new Person(api.url).request<Document>('GET', '/api/docs/openapi.json')).body;
});
afterAll(() => api.stop());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  );

/** Where an object is neither described field by field nor said to have fields of any name. */
function vagueIn(value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type, properties, additionalProperties } = value as Field;
  const isVague = [type].flat().includes('object') && !properties && !additionalProperties;
  return [...(isVague ? [at] : []), ...Object.entries(value).flatMap(([key, child]) => vagueIn(child, `${at}.${key}`))];
}

describe('the description of the API', () => {
  it('is OpenAPI 3.1 and has every route', () => {
    expect(document.openapi).toBe('3.1.0');
    const routes = api.app.nest
      .get(RouteTable)
      .routes.filter(({ method, pattern }) => method !== 'HEAD' && !pattern.startsWith('/api/docs'))
      .map(({ method, pattern }) => `${method} ${pattern.replace(/:(\w+)/g, '{$1}')}`);
    expect(
      operations()
        .map(({ name }) => name)
        .filter((name) => !name.includes('/api/docs'))
        .sort(),
    ).toEqual([...new Set(routes)].sort());
  });

  it('names every operation once and says what each answers', () => {
    const names = operations().map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    const answering = operations().filter(({ operation }) =>
      Object.keys(operation.responses).some((s) => s.startsWith('2')),
    );
    expect(answering).toHaveLength(operations().length);
    for (const { operation } of operations()) {
      expect(operation.responses.default?.content).toHaveProperty(['application/problem+json']);
    }
  });

  it('names each thing that it refers to', () => {
    const text = JSON.stringify(document);
    const referred = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? '');
    for (const name of referred) expect(document.components.schemas).toHaveProperty([name]);
    expect(document.components.schemas).not.toHaveProperty('Object');
    expect(document.components.schemas.ErrorCode?.enum).toEqual([...ERROR_CODES]);
  });

  it('describes no object without its fields', () => {
    const { paths, components } = document;
    expect(vagueIn({ paths, components }, '')).toEqual([]);
    expect(vagueIn({ properties: { quote: { type: ['object', 'null'] } } }, '')).toEqual(['.properties.quote']);
  });

  it('has one body a name', async () => {
    const names: string[] = [];
    for await (const file of glob('../../src/**/*.ts', { cwd: import.meta.dirname })) {
      const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');
      names.push(...[...source.matchAll(/\bclass (\w+Dto)\b/g)].map(([, name]) => name ?? ''));
    }
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('tells which routes need the session', () => {
    const guarded = operations().filter(({ operation }) => operation.security !== undefined);
    expect(guarded.map(({ name }) => name)).toContain('GET /api/user');
    expect(guarded.map(({ name }) => name)).not.toContain('GET /api/restaurants');
    for (const { operation } of guarded) {
      expect(operation.responses).toHaveProperty('401');
      expect(operation.responses).toHaveProperty('403');
    }
  });

  it('is a page that loads nothing from elsewhere', async () => {
    const { status, body } = await new Person(api.url).request<string>('GET', '/api/docs');
    expect(status).toBe(200);
    expect(body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    const [script] = /\.\/docs\/swagger-ui-bundle\.js/.exec(body) ?? [];
    expect(script).toBeDefined();
    expect((await new Person(api.url).request('GET', '/api/docs/swagger-ui-bundle.js')).status).toBe(200);
  });
});
