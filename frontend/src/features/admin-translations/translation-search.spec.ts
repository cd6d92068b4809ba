import { describe, expect, it } from '@jest/globals';
import { parseTranslationSearch, toTranslationFilter } from './translation-search.ts';

describe('the address of the translations', () => {
  it('keeps what it knows and drops the rest', () => {
    expect(parseTranslationSearch({ q: ' cart.title ', area: 'cart', language: 'fr', show: 'all', page: 2 })).toEqual({
      q: 'cart.title',
      area: 'cart',
      language: undefined,
      show: undefined,
    });
  });

  it('asks the server for one of its filters at a time', () => {
    const none = { q: undefined, area: undefined, language: 'de', missing: undefined, overridden: undefined };
    expect(toTranslationFilter({ language: 'de', show: 'missing' })).toEqual({ ...none, missing: true });
    expect(toTranslationFilter({ language: 'de', show: 'changed' })).toEqual({ ...none, overridden: true });
    expect(toTranslationFilter({ language: 'de' })).toEqual(none);
  });
});
