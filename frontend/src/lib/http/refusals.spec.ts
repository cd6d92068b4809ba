import { describe, expect, it } from '@jest/globals';
import { ApiError } from './http.ts';
import { isAtFields, refusalAt } from './refusals.ts';

const refused = new ApiError(400, '', {
  code: 'validation_failed',
  errors: [{ field: 'reason', code: 'too_short', message: 'Too short' }],
});

describe('what the server refuses', () => {
  it('is found by its field', () => {
    expect(refusalAt(refused, 'reason')).toBe('Too short');
    expect(refusalAt(refused, 'note')).toBeUndefined();
    expect(refusalAt(new Error('reason'), 'reason')).toBeUndefined();
  });

  it('needs a sentence of its own unless each of it has a field', () => {
    expect(isAtFields(refused, ['note', 'reason'])).toBe(true);
    expect(isAtFields(refused, ['note'])).toBe(false);
    expect(isAtFields(new ApiError(409, '', { code: 'changed_meanwhile' }), ['reason'])).toBe(false);
    expect(isAtFields(null, ['reason'])).toBe(false);
  });
});
