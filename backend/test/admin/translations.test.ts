import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../../src/contracts/constants.ts';
import { CATALOGUES } from '../../src/texts/catalogue.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const get = (language: string, headers: Record<string, string> = {}) =>
  new Person(api.url).request<Record<string, string>>('GET', `/api/translations/${language}`, undefined, headers);

describe('translations', () => {
  it.each(LANGUAGES)('of %s are the built-in texts, to be kept for five minutes', async (language) => {
    const { status, headers, body } = await get(language);
    expect(status).toBe(200);
    expect(body).toEqual(CATALOGUES[language]);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(headers.get('content-language')).toBe(language);
  });

  it('give way to those of the table, in their language alone', async () => {
    await api.sql(`INSERT INTO translations (key, language, value)
      VALUES ('error.not_found', 'de', 'Weg ist es'), ('__proto__', 'de', 'odd'), ('own.key', 'de', 'Eigenes')`);
    const { body } = await get('de');
    expect(body['error.not_found']).toBe('Weg ist es');
    expect(body['own.key']).toBe('Eigenes');
    expect((await get('en')).body).toEqual(CATALOGUES.en);
  });

  it('are only those of the table for whoever has the built-in ones', async () => {
    const { body, headers } = await get('de?overridden=true');
    expect(body).toMatchObject({ 'error.not_found': 'Weg ist es', 'own.key': 'Eigenes' });
    expect(Object.keys(body)).toHaveLength(3);
    expect(headers.get('etag')).not.toBe((await get('de')).headers.get('etag'));
    expect((await get('en?overridden=true')).body).toEqual({});
  });

  it('are one a key and language, of limited length', async () => {
    const insert = (key: string, language: string) =>
      api.sql(`INSERT INTO translations (key, language, value) VALUES ($1, $2, 'x')`, [key, language]);
    await insert('k'.repeat(255), 'en');
    await expect(insert('k'.repeat(255), 'en')).rejects.toThrow('duplicate key');
    await expect(insert('k'.repeat(256), 'en')).rejects.toThrow('character varying(255)');
    await expect(insert('k', 'de-CH1')).rejects.toThrow('character varying(5)');
    await api.sql(`DELETE FROM translations WHERE key = $1`, ['k'.repeat(255)]);
  });

  it('are not sent again to whoever has them', async () => {
    const first = await get('tr');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect((await get('tr', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('tr', { 'if-none-match': `"other", W/${etag}` })).status).toBe(304);
    await api.sql(`INSERT INTO translations (key, language, value) VALUES ('own.key', 'tr', 'x')`);
    expect((await get('tr', { 'if-none-match': etag })).status).toBe(200);
  });

  it.each(['fr', 'EN', 'de-DE', 'constructor', '__proto__', 'x'.repeat(90)])('of %s are 404', async (language) => {
    expect(refusalOf(await get(language))).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('are compressed for whoever takes that', async () => {
    const { headers } = await get('en', { 'accept-encoding': 'gzip' });
    const big = JSON.stringify(CATALOGUES.en).length > 1_024;
    expect(headers.get('content-encoding')).toBe(big ? 'gzip' : null);
  });
});
