import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from '@jest/globals';
import { renderScreen } from '../../../test/render-screen.tsx';
import { Rating } from './rating.tsx';

const render = (reviewCount: number) =>
  renderScreen(<Rating rating="4.0" reviewCount={reviewCount} />, new QueryClient());

describe('a rating', () => {
  it.each([0, 1, 4])('of %i reviews is no mean yet', (reviewCount) => {
    expect(render(reviewCount)).toMatch(/>New</);
    expect(render(reviewCount)).not.toContain('4.0');
  });

  it('is the mean of five reviews', () => {
    expect(render(5)).toContain('4.0 of 5 from 5 reviews');
  });
});
