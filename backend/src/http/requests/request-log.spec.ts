import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { loggableUrl, requestIdOf } from './request-log.ts';

const withId = (id: unknown) => ({ headers: { 'x-request-id': id } }) as unknown as IncomingMessage;

describe('a request in the log', () => {
  it.each([
    ['/api/orders/7?t=secret', '/api/orders/7?t=[redacted]'],
    ['/api/orders/7?limit=1&t=secret&x=2', '/api/orders/7?limit=1&t=[redacted]&x=2'],
    ['/api/orders/7?T=secret', '/api/orders/7?T=[redacted]'],
    ['/api/orders/7?token=a%20b', '/api/orders/7?token=[redacted]'],
    ['/api/restaurants?sort=rating', '/api/restaurants?sort=rating'],
    ['/api/restaurants', '/api/restaurants'],
  ])('shows %s as %s', (url, shown) => {
    expect(loggableUrl(url)).toBe(shown);
  });

  it('keeps an id that a proxy gave, and makes one for anything else', () => {
    expect(requestIdOf(withId('proxy-1234.ab_c'))).toBe('proxy-1234.ab_c');
    for (const odd of [
      undefined,
      '',
      'short',
      'x'.repeat(65),
      'with space here',
      'line\nbreak-here',
      ['a'.repeat(10)],
    ]) {
      expect(requestIdOf(withId(odd))).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});
