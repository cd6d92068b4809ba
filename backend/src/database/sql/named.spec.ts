import { describe, expect, it } from '@jest/globals';
import { named } from './named.ts';

describe('a statement with named parameters', () => {
  it('numbers each name once, and neither casts nor times of day', () => {
    const find = named<{ id: number; at: Date | null }>(
      'find',
      `SELECT to_char(:at::timestamptz, 'HH24:MI'), :id, :id::int`,
    );
    expect(find({ id: 7, at: null })).toEqual([
      { name: 'find', text: `SELECT to_char($1::timestamptz, 'HH24:MI'), $2, $2::int` },
      [null, 7],
    ]);
  });

  it('is the same statement at every call, so that it is parsed once', () => {
    const find = named<{ id: number }>('find', 'SELECT :id');
    expect(find({ id: 1 })[0]).toBe(find({ id: 2 })[0]);
  });

  it('does not run without one of them', () => {
    const find = named<{ id?: number }>('find', 'SELECT :id');
    expect(() => find({})).toThrow('find was called without id');
  });
});
