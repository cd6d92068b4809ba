import { describe, expect, it } from '@jest/globals';
import { toPlainText } from './style-credit.ts';

describe('whose data an operator’s map shows', () => {
  it.each([
    ['<a href="https://osm.org/copyright">&copy; OpenStreetMap contributors</a>', '© OpenStreetMap contributors'],
    ['<img src=x onerror=alert(1)>Tiles &amp; more', 'Tiles & more'],
    ['A &unknown; B ', 'A &unknown; B'],
    [undefined, ''],
  ])('is named without markup: %s', (html, text) => {
    expect(toPlainText(html)).toBe(text);
  });
});
