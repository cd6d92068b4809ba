import { describe, expect, it } from '@jest/globals';
import type { FastifyReply } from 'fastify';
import { beforeIdOf, PageLinks, placeOf, positionOf } from './pagination.ts';
import { ProblemError } from '../problem.ts';

function pageOf(url: string) {
  const told: { link?: string } = {};
  const reply = {
    header: (name: string, value: string) => {
      if (name === 'link') told.link = value;
      return reply;
    },
  } as unknown as FastifyReply;
  return { told, links: new PageLinks({ url }, reply) };
}

describe('a page', () => {
  it('names the next one by a cursor that leads there', () => {
    const { told, links } = pageOf('/api/admin/orders?limit=2&cursor=old');
    links.cut([{ id: 42 }, { id: 41 }, { id: 40 }], { limit: 2 });
    const [, address = ''] = /^<(.+)>; rel="next"$/.exec(told.link ?? '') ?? [];
    const query = new URL(address, 'http://localhost').searchParams;
    expect(query.get('limit')).toBe('2');
    expect(beforeIdOf({ cursor: query.get('cursor') ?? '' })).toBe(41);
  });

  it.each([
    ['in the middle', 2, [{ id: 9 }, { id: 7 }], true],
    ['at the end', 3, [{ id: 9 }, { id: 7 }, { id: 4 }], false],
  ])('is cut %s, and the last one is without a link', (_, limit, shown, hasNext) => {
    const rows = [{ id: 9 }, { id: 7 }, { id: 4 }];
    const byId = pageOf('/api/admin/orders');
    expect(byId.links.cut(rows, { limit })).toEqual(shown);
    const byPlace = pageOf('/api/favourites');
    expect(byPlace.links.cutAt(rows, { limit }, 10)).toEqual(shown);
    expect([byId.told.link !== undefined, byPlace.told.link !== undefined]).toEqual([hasNext, hasNext]);
  });

  it('says what its list is sorted by, where ids alone do not sort', () => {
    const { told, links } = pageOf('/api/admin/users');
    links.cut([{ id: 9 }, { id: 7 }], { limit: 1 }, () => 'Ada|B');
    const cursor = /cursor=([^&>]+)/.exec(told.link ?? '')?.[1] ?? '';
    expect(placeOf({ cursor }, false)).toEqual({ id: 9, value: 'Ada|B' });
  });

  it('begins at the start without a cursor, and refuses one that is none', () => {
    expect(positionOf({}, 5)).toBe(5);
    for (const text of ['', 'x', '-1', '1.5', '2147483648', '12345678901', ' 1']) {
      const cursor = Buffer.from(text).toString('base64url');
      expect(() => positionOf({ cursor }, 0)).toThrow(ProblemError);
    }
  });
});
