import { expect, it } from '@jest/globals';
import { formatThousands } from './thousands.ts';

it('writes thousands of euro with a k, in the language’s own order', () => {
  expect(formatThousands('12345.60', 'en')).toBe('€12.3k');
  expect(formatThousands('12345.60', 'de').replaceAll(/\s/g, ' ')).toBe('12,3k €');
  expect(formatThousands('0.00', 'tr')).toBe('€0,0k');
});
