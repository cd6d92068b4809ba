import { describe, expect, it } from '@jest/globals';
import { toAuthor } from './review.view.ts';

describe('an author', () => {
  it.each([
    ['Mara Klein', 'Mara K.'],
    ['Mara Lena  Klein ', 'Mara K.'],
    ['Mara', 'Mara'],
    ['Ayşe şahin', 'Ayşe Ş.'],
    ['Jo 👩‍🍳', 'Jo 👩‍🍳.'],
    ['  ', null],
    ['', null],
  ])('%j is called %j', (name, author) => {
    expect(toAuthor(name)).toBe(author);
  });
});
