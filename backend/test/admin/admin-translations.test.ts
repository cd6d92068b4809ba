import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  TranslationAreaView,
  TranslationImportView,
  TranslationView,
} from '../../src/contracts/admin/admin-translations.ts';
import type { Problem } from '../../src/contracts/http/errors.ts';
import { CATALOGUES } from '../../src/texts/catalogue.ts';
import { addAdmin, auditOf } from './admins.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

let api: Api;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await Person.login(api.url, 'admin@example.com');
});
afterAll(() => api.stop());

const PATH = '/api/admin/translations';
const list = (query: string) => admin.request<TranslationView[]>('GET', `${PATH}?${query}`);
const put = (language: string, key: string, value: string) =>
  admin.request<TranslationView>('PUT', `${PATH}/${language}/${key}`, { value });
const importTexts = (language: string, texts: unknown) =>
  admin.request<TranslationImportView>('POST', `${PATH}/${language}/import`, { texts });
const publicTexts = async (language: string, headers: Record<string, string> = {}) =>
  new Person(api.url).request<Record<string, string>>('GET', `/api/translations/${language}`, undefined, headers);

describe('the catalogues', () => {
  it('are listed in all languages, page by page', async () => {
    const { headers, body } = await list('limit=100');
    expect(headers.get('x-total-count')).toBe(String(Object.keys(CATALOGUES.en).length));
    expect(headers.get('link')).toContain('rel="next"');
    expect(body.map(({ key }) => key)).toEqual(Object.keys(CATALOGUES.en).sort().slice(0, 100));
    const [found] = (await list('q=error.not_found&limit=1')).body;
    expect(found).toMatchObject({ key: 'error.not_found', area: 'error', missing: [] });
    expect(found?.texts.tr).toEqual({
      ...{ builtIn: CATALOGUES.tr['error.not_found'], override: null, updatedAt: null, updatedBy: null },
    });
    const { body: areas } = await admin.request<TranslationAreaView[]>('GET', `${PATH}/areas`);
    expect(areas.reduce((sum, { keys }) => sum + keys, 0)).toBe(Object.keys(CATALOGUES.en).length);
    const { headers: ofArea } = await list('area=error&limit=1');
    expect(ofArea.get('x-total-count')).toBe(String(areas.find(({ area }) => area === 'error')?.keys));
    expect((await list('missing=true')).body).toEqual([]);
  });

  it('are changed in place, for screens and for what the server says itself', async () => {
    const before = await publicTexts('de');
    const { status, body } = await put('de', 'error.not_found', 'Das haben wir nicht');
    expect(status).toBe(200);
    expect(body.texts.de).toMatchObject({ override: 'Das haben wir nicht', updatedBy: 'admin@example.com' });
    const after = await publicTexts('de', { 'if-none-match': before.headers.get('etag') ?? '' });
    expect([after.status, after.body['error.not_found']]).toEqual([200, 'Das haben wir nicht']);
    const refused = await admin.request<Problem>('GET', '/api/admin/translations/xx/export', undefined, {
      'accept-language': 'de',
    });
    expect(refused.body.detail).toBe('Das haben wir nicht');
    expect((await list('overridden=true')).body.map(({ key }) => key)).toEqual(['error.not_found']);
    expect((await list('overridden=true&language=tr')).body).toEqual([]);
    expect((await list('q=HABEN+wir+nicht')).body.map(({ key }) => key)).toContain('error.not_found');
    const [line] = await auditOf(admin, '?action=translation_changed');
    expect(line).toMatchObject({
      target: { kind: 'text', id: 'de/error.not_found' },
      before: { text: CATALOGUES.de['error.not_found'] },
      after: { text: 'Das haben wir nicht' },
    });
  });

  it('go back to what is built in', async () => {
    const { body } = await admin.request<TranslationView>('DELETE', `${PATH}/de/error.not_found`);
    expect(body.texts.de.override).toBeNull();
    expect((await publicTexts('de')).body).toEqual(CATALOGUES.de);
    await admin.request('DELETE', `${PATH}/de/error.not_found`);
    expect(await auditOf(admin, '?action=translation_removed')).toHaveLength(1);
    // The built-in text is no override.
    expect((await put('de', 'action.back', CATALOGUES.de['action.back'])).body.texts.de.override).toBeNull();
  });

  it('keep their placeholders, and are text', async () => {
    const refused = async (key: string, value: unknown) => refusalOf(await put('en', key, value as string)).fields;
    expect(await refused('tracking.title', 'Order')).toEqual(['value placeholders']);
    expect(await refused('tracking.title', 'Order {{number}}')).toEqual(['value placeholders']);
    expect(await refused('action.back', '<a href="x">Back</a>')).toEqual(['value markup']);
    expect(await refused('action.back', 'x'.repeat(501))).toEqual(['value too_long']);
    expect(await refused('action.back', '  ')).toEqual(['value required']);
    expect(await refused('action.back', 7)).toEqual(['value invalid_type']);
    expect((await put('en', 'no.such.key', 'x')).status).toBe(404);
    expect((await put('en', '__proto__', 'x')).status).toBe(404);
    expect((await put('fr', 'action.back', 'x')).status).toBe(404);
  });

  it('are taken out and brought in as a whole, or not at all', async () => {
    const { headers, body: file } = await admin.request<Record<string, string>>('GET', `${PATH}/tr/export`);
    expect(headers.get('content-disposition')).toBe('attachment; filename="tischlein-tr.json"');
    expect(file).toEqual(CATALOGUES.tr);
    expect((await importTexts('tr', file)).body).toEqual({ changed: 0, removed: 0 });
    const wrong = { ...file, 'action.back': '<b>', 'tracking.title': 'x', 'own.key': 'x', 'action.retry': 7 };
    expect(refusalOf(await importTexts('tr', wrong)).fields.sort()).toEqual([
      ...['action.back markup', 'action.retry invalid_type', 'own.key unknown_field', 'tracking.title placeholders'],
    ]);
    expect((await publicTexts('tr')).body).toEqual(CATALOGUES.tr);
    expect((await importTexts('tr', { 'action.back': 'Geri dön' })).body).toEqual({ changed: 1, removed: 0 });
    expect((await publicTexts('tr')).body['action.back']).toBe('Geri dön');
    expect((await importTexts('tr', file)).body).toEqual({ changed: 0, removed: 1 });
    expect(await auditOf(admin, '?action=translations_imported')).toHaveLength(2);
  });

  it('are for owners', async () => {
    const operations = await addAdmin(api, 'operations');
    expect((await operations.request('GET', PATH)).status).toBe(403);
  });
});
