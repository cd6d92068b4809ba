import { describe, expect, it } from '@jest/globals';
import { translate } from './translate.ts';

const catalogue = {
  hello: 'Hello {{name}}, {{ greeting }}',
  dish_one: '{{count}} dish',
  dish_other: '{{count}} dishes',
};

describe('translate', () => {
  it('puts the values in', () => {
    expect(translate(catalogue, 'en', 'hello', { name: 'Ayşe', greeting: 'hi' })).toBe('Hello Ayşe, hi');
  });

  it('takes values as text, not as a pattern', () => {
    expect(translate(catalogue, 'en', 'hello', { name: '$&{{greeting}}', greeting: 'hi' })).toBe(
      'Hello $&{{greeting}}, hi',
    );
  });

  it("counts by the language's rules", () => {
    expect([0, 1, 2].map((count) => translate(catalogue, 'de', 'dish', { count }))).toEqual([
      '0 dishes',
      '1 dish',
      '2 dishes',
    ]);
  });

  it('shows the key where a text is missing, and the name where a value is', () => {
    expect(translate(catalogue, 'en', 'missing.key')).toBe('missing.key');
    expect(translate(catalogue, 'en', 'hello', { name: 'Ada' })).toBe('Hello Ada, {{ greeting }}');
  });
});
