import { describe, expect, it } from '@jest/globals';
import { placeholderFaults, previewsOf } from './text-check.ts';

const FINE = { missing: [], unknown: [], isBroken: false };

describe('placeholders while typing', () => {
  it('may stand anywhere, as long as they are the built-in ones', () => {
    expect(placeholderFaults('{{name}}, {{count}} Teile', '{{count}} items of {{name}}')).toEqual(FINE);
    expect(placeholderFaults('{{ name }}', '{{name}}')).toEqual(FINE);
    expect(placeholderFaults('Hallo', 'Hello')).toEqual(FINE);
  });

  it('are named when they are missing, invented or broken', () => {
    expect(placeholderFaults('Hallo {{nam}}', 'Hello {{name}}')).toEqual({
      missing: ['name'],
      unknown: ['nam'],
      isBroken: false,
    });
    expect(placeholderFaults('Hallo {{name}', 'Hello {{name}}')).toEqual({
      ...FINE,
      missing: ['name'],
      isBroken: true,
    });
  });
});

describe('the preview', () => {
  it('shows a plural form with the counts that take it in this language', () => {
    expect(previewsOf('de', 'cart.count_one', '{{count}} Gericht')).toEqual(['1 Gericht']);
    expect(previewsOf('de', 'cart.count_other', '{{count}} Gerichte')).toEqual(['2 Gerichte', '5 Gerichte']);
    expect(previewsOf('tr', 'cart.count_other', '{{count}} yemek')).toEqual(['2 yemek', '5 yemek']);
  });

  it('fills in what a text names, and says what it cannot know', () => {
    expect(previewsOf('de', 'hello', 'Hallo {{name}}, {{riddle}}')).toEqual(['Hallo Ayşe, ‹riddle›']);
    expect(previewsOf('en', 'seen', '{{count}} seen')).toEqual(['2 seen']);
    expect(previewsOf('en', 'plain', 'Nothing to fill in')).toEqual([]);
  });
});
