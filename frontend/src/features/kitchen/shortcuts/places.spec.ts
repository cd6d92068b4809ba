import { describe, expect, it } from '@jest/globals';
import { afterStep, neighbourOf } from './places.ts';

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

describe('the focus after a step', () => {
  it('stays in the column, at the one that moved up', () => {
    expect(
      afterStep(
        [[1, 2, 3], [4]],
        [
          [1, 3],
          [4, 2],
        ],
        2,
      ),
    ).toEqual({ column: 0, nextId: 3 });
  });

  it('goes to the last one where the last was moved, and to none where there is none', () => {
    expect(afterStep([[1, 2], []], [[1], [2]], 2)).toEqual({ column: 0, nextId: 1 });
    expect(afterStep([[1], []], [[], [1]], 1)).toEqual({ column: 0, nextId: null });
  });

  it('waits for the order to leave', () => {
    expect(afterStep([[1, 2]], [[2, 1]], 1)).toBeNull();
    expect(afterStep([[1]], [[1]], 7)).toBeNull();
  });
});
