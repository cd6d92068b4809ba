import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { stubGlobal, unstubGlobals } from '../../../test/stub-global.ts';
import { forgetEarlyAnswers, get, getOrNull, getPage, queryString, request, toApiError } from './http.ts';

const problem = {
  type: 'about:blank',
  title: 'Restaurant closed',
  status: 409,
  detail: 'This restaurant is not taking orders at the moment.',
  code: 'restaurant_closed',
};

describe('an answer that is not ok', () => {
  it('keeps the code and the sentence of a problem document, and the body in its message', async () => {
    const body = JSON.stringify(problem);
    const headers = { 'content-type': 'application/problem+json; charset=utf-8' };
    const error = await toApiError(new Response(body, { status: 409, headers }));
    expect(error).toMatchObject({ status: 409, code: 'restaurant_closed', detail: problem.detail, errors: [] });
    expect(error.message).toBe(`409: ${body}`);
  });

  it('falls back to the status text, and to the body of a page', async () => {
    const empty = await toApiError(new Response(null, { status: 502, statusText: 'Bad Gateway' }));
    expect(empty).toMatchObject({ message: '502: Bad Gateway', code: 'unknown', detail: null });
    const page = new Response('<h1>Bad</h1>', { status: 502, headers: { 'content-type': 'text/html' } });
    expect(await toApiError(page)).toMatchObject({ message: '502: <h1>Bad</h1>', code: 'unknown' });
  });

  it('survives JSON that is none', async () => {
    const broken = new Response('{', { status: 500, headers: { 'content-type': 'application/json' } });
    expect(await toApiError(broken)).toMatchObject({ message: '500: {', code: 'unknown' });
  });
});

describe('a query string', () => {
  it('leaves out what is not set and escapes the rest', () => {
    expect(queryString({ city: 'berlin', q: 'köz & ayran', sort: undefined, category: '' })).toBe(
      '?city=berlin&q=k%C3%B6z+%26+ayran',
    );
    expect(queryString({})).toBe('');
  });
});

describe('a page of a list', () => {
  afterEach(() => unstubGlobals());

  const answer = (headers: Record<string, string>) => {
    stubGlobal('document', { documentElement: { lang: 'de' } });
    stubGlobal('fetch', () => Promise.resolve(new Response('[1,2]', { headers })));
    return getPage<number>('/api/things');
  };

  it('says where it goes on, and how many there are', async () => {
    const headers = {
      link: '</api/things?limit=2&cursor=Mg>; rel="next"',
      'x-total-count': '5000',
      'x-open-count': '12',
    };
    expect(await answer(headers)).toEqual({
      items: [1, 2],
      next: '/api/things?limit=2&cursor=Mg',
      counts: { total: 5000, open: 12 },
    });
  });

  it('is the last one without a link', async () => {
    expect(await answer({})).toEqual({ items: [1, 2], next: null, counts: {} });
  });
});

describe('a call', () => {
  const server = jest.fn<(path: string, init: RequestInit) => Promise<Response>>();
  beforeEach(() => {
    stubGlobal('document', { documentElement: { lang: 'tr' } });
    stubGlobal('fetch', server);
  });
  afterEach(() => unstubGlobals());

  it('goes with the session, as JSON, in the language of the page', async () => {
    server.mockImplementation(async () => Response.json({ id: 1 }, { status: 201 }));
    expect(await request('POST', '/api/things', { body: { name: 'Ayşe' } })).toEqual({ id: 1 });
    expect(server).toHaveBeenCalledWith('/api/things', {
      method: 'POST',
      credentials: 'include',
      headers: { Accept: 'application/json', 'Accept-Language': 'tr', 'Content-Type': 'application/json' },
      body: '{"name":"Ayşe"}',
    });
  });

  it('throws on 401, unless it asks for nobody', async () => {
    server.mockImplementation(async () => new Response('', { status: 401, statusText: 'Unauthorized' }));
    await expect(request('GET', '/api/user')).rejects.toThrow('401: Unauthorized');
    expect(await getOrNull('/api/user')).toBeNull();
    server.mockImplementation(async () => new Response('', { status: 500, statusText: 'Oh' }));
    await expect(getOrNull('/api/user')).rejects.toThrow('500: Oh');
  });
});

describe('an answer that was asked for before the script came', () => {
  beforeEach(() => {
    stubGlobal('document', { documentElement: { lang: 'de' } });
  });
  afterEach(() => {
    unstubGlobals();
  });

  const withEarly = (answer: Promise<Response>) => stubGlobal('earlyAnswers', { '/api/restaurants/1': answer });

  it('is taken once', async () => {
    withEarly(Promise.resolve(Response.json({ id: 1 })));
    const fetched = jest.fn(() => Promise.resolve(Response.json({ id: 2 })));
    stubGlobal('fetch', fetched);
    expect(await get('/api/restaurants/1')).toEqual({ id: 1 });
    expect(await get('/api/restaurants/1')).toEqual({ id: 2 });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is forgotten once the first screen is there', async () => {
    withEarly(Promise.resolve(Response.json({ id: 1 })));
    forgetEarlyAnswers();
    stubGlobal('fetch', () => Promise.resolve(Response.json({ id: 2 })));
    expect(await get('/api/restaurants/1')).toEqual({ id: 2 });
  });

  it.each([
    ['a refusal', () => Promise.resolve(new Response('', { status: 404 }))],
    ['a lost line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is asked for again after %s', async (_, answer) => {
    withEarly(answer());
    stubGlobal('fetch', () => Promise.resolve(Response.json({ id: 2 })));
    expect(await get('/api/restaurants/1')).toEqual({ id: 2 });
  });
});
