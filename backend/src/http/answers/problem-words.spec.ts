import { describe, expect, it } from '@jest/globals';
import { ProblemError } from '../problem.ts';
import { toBody } from './problem.filter.ts';

const nbsp = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('a refusal in words', () => {
  it.each([
    ['en', 'This restaurant delivers orders of €15.50 or more.'],
    ['de', 'Dieses Restaurant liefert ab 15,50 €.'],
    ['tr', 'Bu restoran €15,50 ve üzeri siparişleri teslim ediyor.'],
  ] as const)('writes an amount as %s writes one', (language, sentence) => {
    const problem = new ProblemError('minimum_order', { values: { minimumOrder: { cents: 1550 } } });
    expect(nbsp(toBody(problem, language, 'id').detail)).toBe(sentence);
  });

  it.each([
    [1, 'Please fill this in.'],
    [8, 'At least 8 characters are needed.'],
  ])('asks for what is missing, not for at least %d character', (min, message) => {
    const problem = ProblemError.field('name', 'too_short', { min });
    expect(toBody(problem, 'en', 'id').errors).toEqual([{ field: 'name', code: 'too_short', message }]);
  });

  it('writes an amount beside a field, too', () => {
    const problem = ProblemError.field('tip', 'too_large', { max: { cents: 5000 } });
    expect(nbsp(toBody(problem, 'de', 'id').errors?.[0]?.message)).toBe('Der größte mögliche Wert ist 50,00 €.');
  });
});
