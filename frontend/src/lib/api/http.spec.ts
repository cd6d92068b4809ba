import { describe, expect, it } from 'vitest';
import { queryString, toApiError } from './http.ts';

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
