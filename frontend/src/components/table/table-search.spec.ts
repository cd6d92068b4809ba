import { describe, expect, it } from '@jest/globals';
import { cursorIn, cursorOf, nextPages, pageNumber, previousPages } from './table-search.ts';

describe('the pages', () => {
  it('lead on and back the same way', () => {
    const first = {};
    const second = { ...first, pages: nextPages(first, 'c1') };
    const third = { ...second, pages: nextPages(second, 'c2') };
    expect([first, second, third].map(pageNumber)).toEqual([1, 2, 3]);
    expect([first, second, third].map(cursorOf)).toEqual([undefined, 'c1', 'c2']);
    expect(previousPages(third)).toBe('c1');
    expect(previousPages(second)).toBeUndefined();
  });

  it('read their cursor from the link', () => {
    expect(cursorIn('/api/admin/orders?limit=25&cursor=ab%3D')).toBe('ab=');
    expect(cursorIn(null)).toBeNull();
  });
});
