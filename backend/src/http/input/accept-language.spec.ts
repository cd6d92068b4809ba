import { describe, expect, it } from '@jest/globals';
import { languageOf } from './accept-language.ts';

describe('languageOf', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['de', 'de'],
    ['DE-at', 'de'],
    ['tr-TR,tr;q=0.9,en;q=0.8', 'tr'],
    ['fr-FR, de;q=0.5, tr;q=0.7', 'tr'],
    ['en;q=0.5, de;q=0.5', 'en'],
    ['de; q=0', 'en'],
    ['*', 'en'],
    ['de;q=x, tr;q=0.1', 'tr'],
    ['d'.repeat(2_000), 'en'],
  ])('%s → %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});
