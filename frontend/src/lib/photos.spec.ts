import { expect, it } from '@jest/globals';
import { sizesOf, smallOf } from './photos.ts';

it('has two sizes of a restaurant’s own photo', () => {
  expect(smallOf('/api/images/0f')).toBe('/api/images/0f?size=small');
  expect(sizesOf('/api/images/0f')).toBe('/api/images/0f?size=small 400w, /api/images/0f 1200w');
});

it.each(['/images/demo/caprese.avif', 'https://example.com/api/images/0f'])('has one size of %s', (imageUrl) => {
  expect(smallOf(imageUrl)).toBe(imageUrl);
  expect(sizesOf(imageUrl)).toBeUndefined();
});
