import { describe, expect, it } from '@jest/globals';
import { parseModerationSearch, toNoticeFilter } from './moderation-search.ts';

describe('the address of notices', () => {
  it('keeps what it knows, and names every key', () => {
    const known = { view: 'appeals', state: 'decided', target: 'dish', pages: 'a~b', id: '7' };
    expect(parseModerationSearch({ ...known, x: 1 })).toEqual({ ...known, id: 7 });
    const nothing = { view: undefined, state: undefined, target: undefined, pages: undefined, id: undefined };
    expect(parseModerationSearch({ view: 'x', state: 'open', target: 'user', id: 0 })).toStrictEqual(nothing);
  });

  it('asks for the open ones, unless it says otherwise', () => {
    expect(toNoticeFilter({})).toMatchObject({ open: true, cursor: undefined });
    expect(toNoticeFilter({ state: 'decided', target: 'dish', pages: 'a~b' })).toEqual({
      open: false,
      target: 'dish',
      cursor: 'b',
    });
    expect(toNoticeFilter({ state: 'all' }).open).toBeUndefined();
  });
});
