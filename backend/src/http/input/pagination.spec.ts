import { describe, expect, it } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { beforeIdOf, cutPage, linkNext, positionOf } from './pagination.ts';
import { ProblemError } from '../problem.ts';

function linkOf(url: string, next: number | null): string | undefined {
  let link: string | undefined;
  const reply = {
    header: (name: string, value: string) => {
      if (name === 'link') link = value;
      return reply;
    },
  } as unknown as FastifyReply;
  linkNext({ url } as FastifyRequest, reply, next);
  return link;
}

describe('a page', () => {
  it('names the next one by a cursor that leads there', () => {
    const link = linkOf('/api/admin/orders?limit=2&cursor=old', 41) ?? '';
    const [, address = ''] = /^<(.+)>; rel="next"$/.exec(link) ?? [];
    const query = new URL(address, 'http://localhost').searchParams;
    expect(query.get('limit')).toBe('2');
    expect(beforeIdOf({ cursor: query.get('cursor') ?? '' })).toBe(41);
  });

  it('is the last one without a link', () => {
    expect(linkOf('/api/admin/orders', null)).toBeUndefined();
  });

  it('ends with the id to go on from', () => {
    const rows = [{ id: 9 }, { id: 7 }, { id: 4 }];
    expect(cutPage(rows, { limit: 2 })).toEqual({ rows: [{ id: 9 }, { id: 7 }], nextId: 7 });
    expect(cutPage(rows, { limit: 3 })).toEqual({ rows, nextId: null });
    expect(cutPage([], {})).toEqual({ rows: [], nextId: null });
  });

  it('begins at the start without a cursor, and refuses one that is none', () => {
    expect(positionOf({}, 5)).toBe(5);
    for (const text of ['', 'x', '-1', '1.5', '2147483648', '12345678901', ' 1']) {
      const cursor = Buffer.from(text).toString('base64url');
      expect(() => positionOf({ cursor }, 0)).toThrow(ProblemError);
    }
  });
});
