import { describe, expect, it } from '@jest/globals';
import { neighbourOf } from './shortcuts.ts';

const COLUMNS = [[1, 2, 3], [], [4], [5, 6]];

describe('the order beside', () => {
  it('begins with the first there is', () => {
    expect(neighbourOf(COLUMNS, null, 'down')).toBe(1);
    expect(neighbourOf([[], [4]], 9, 'left')).toBe(4);
    expect(neighbourOf([[], []], null, 'down')).toBeNull();
  });

  it('stays at the ends', () => {
    expect([neighbourOf(COLUMNS, 1, 'down'), neighbourOf(COLUMNS, 3, 'down'), neighbourOf(COLUMNS, 1, 'up')]).toEqual([
      2, 3, 1,
    ]);
    expect([neighbourOf(COLUMNS, 1, 'left'), neighbourOf(COLUMNS, 6, 'right')]).toEqual([1, 6]);
  });

  it('skips empty columns, and goes as far down as there is something', () => {
    expect(neighbourOf(COLUMNS, 3, 'right')).toBe(4);
    expect(neighbourOf(COLUMNS, 4, 'left')).toBe(1);
    expect(neighbourOf(COLUMNS, 4, 'right')).toBe(5);
  });
});
