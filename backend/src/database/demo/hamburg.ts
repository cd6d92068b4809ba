import { hafenbrater } from './hamburg/hafenbrater.ts';
import { laleSofrasi } from './hamburg/lale-sofrasi.ts';
import { pizzaSteuerbord } from './hamburg/pizza-steuerbord.ts';
import { reisboot } from './hamburg/reisboot.ts';
import type { DemoRestaurant } from './types.ts';

/** `restaurant7@example.com` to `restaurant10@example.com`. */
export const HAMBURG_RESTAURANTS: readonly DemoRestaurant[] = [pizzaSteuerbord, reisboot, hafenbrater, laleSofrasi];
