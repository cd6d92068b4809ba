import { describe, expect, it } from '@jest/globals';
import { languageOfFile, readTexts } from './import-file.ts';

describe('a file of texts', () => {
  it('is an object of texts, with or without a byte order mark', () => {
    expect(readTexts('\uFEFF{"cart.title":"Korb"}')).toEqual({ 'cart.title': 'Korb' });
  });

  it('is refused with a reason', () => {
    expect(readTexts('cart.title;Korb')).toBe('no_json');
    expect(readTexts('["Korb"]')).toBe('no_texts');
    expect(readTexts('null')).toBe('no_texts');
    expect(readTexts('{}')).toBe('empty');
  });

  it('tells its language by its name', () => {
    expect(languageOfFile('tischlein-de.json')).toBe('de');
    expect(languageOfFile('tischlein-TR (1).json')).toBe('tr');
    expect(languageOfFile('texts.json')).toBeNull();
  });
});
