import { bembelBurger } from './restaurants/frankfurt/bembel-burger.ts';
import { mangalAmMain } from './restaurants/frankfurt/mangal-am-main.ts';
import { nudelturm } from './restaurants/frankfurt/nudelturm.ts';
import { trattoriaMainufer } from './restaurants/frankfurt/trattoria-mainufer.ts';
import type { DemoRestaurant } from './parts/types.ts';

/** `restaurant11@example.com` to `restaurant14@example.com`. */
export const FRANKFURT_RESTAURANTS: readonly DemoRestaurant[] = [
  trattoriaMainufer,
  nudelturm,
  bembelBurger,
  mangalAmMain,
];
