import { BERLIN_RESTAURANTS } from './berlin.ts';
import { FRANKFURT_RESTAURANTS } from './frankfurt.ts';
import { HAMBURG_RESTAURANTS } from './hamburg.ts';
import type { DemoRestaurant } from './parts/types.ts';

/** In the order of their ids: the n-th has the e-mail `restaurant{n}@example.com`. */
export const DEMO_RESTAURANTS: readonly DemoRestaurant[] = [
  ...BERLIN_RESTAURANTS,
  ...HAMBURG_RESTAURANTS,
  ...FRANKFURT_RESTAURANTS,
];
