import { bembelBurger } from './frankfurt/bembel-burger.ts';
import { mangalAmMain } from './frankfurt/mangal-am-main.ts';
import { nudelturm } from './frankfurt/nudelturm.ts';
import { trattoriaMainufer } from './frankfurt/trattoria-mainufer.ts';
import type { DemoRestaurant } from './types.ts';

/** `restaurant11@example.com` to `restaurant14@example.com`. */
export const FRANKFURT_RESTAURANTS: readonly DemoRestaurant[] = [
  trattoriaMainufer,
  nudelturm,
  bembelBurger,
  mangalAmMain,
];
