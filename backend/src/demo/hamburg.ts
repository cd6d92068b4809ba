import { hafenbrater } from './restaurants/hamburg/hafenbrater.ts';
import { laleSofrasi } from './restaurants/hamburg/lale-sofrasi.ts';
import { pizzaSteuerbord } from './restaurants/hamburg/pizza-steuerbord.ts';
import { reisboot } from './restaurants/hamburg/reisboot.ts';
import type { DemoRestaurant } from './parts/types.ts';

/** `restaurant7@example.com` to `restaurant10@example.com`. */
export const HAMBURG_RESTAURANTS: readonly DemoRestaurant[] = [pizzaSteuerbord, reisboot, hafenbrater, laleSofrasi];
