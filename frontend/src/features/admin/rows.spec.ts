import { describe, expect, it } from 'vitest';
import { foldText, searchRows } from './rows.ts';

const names = ['Ayşe Yıldız', 'Jörg Groß', 'İrem Işık', 'Ada Lovelace'];
const search = (text: string) => searchRows(names, text, (name) => [name]);

describe('the search', () => {
  it('finds every word, in any order', () => {
    expect(search('love ada')).toEqual(['Ada Lovelace']);
    expect(search('ada yıldız')).toEqual([]);
  });

  it('shows everything without words', () => {
    expect(search('  ')).toEqual(names);
  });

  it('finds names written without their dots and hooks', () => {
    expect(search('ayse yildiz')).toEqual(['Ayşe Yıldız']);
    expect(search('jorg gross')).toEqual(['Jörg Groß']);
    expect(search('IREM')).toEqual(['İrem Işık']);
  });

  it('takes all four Turkish i for one', () => {
    expect(new Set(['I', 'İ', 'ı', 'i'].map(foldText)).size).toBe(1);
  });
});
