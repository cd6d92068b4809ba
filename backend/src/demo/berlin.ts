import { drachentopf } from './restaurants/berlin/drachentopf.ts';
import { kiezbulette } from './restaurants/berlin/kiezbulette.ts';
import { kleineWelle } from './restaurants/berlin/kleine-welle.ts';
import { koezOcakbasi } from './restaurants/berlin/koez-ocakbasi.ts';
import { ofenUndBasilikum } from './restaurants/berlin/ofen-und-basilikum.ts';
import { pastaPinuccia } from './restaurants/berlin/pasta-pinuccia.ts';
import type { DemoRestaurant } from './parts/types.ts';

/** The specification's samples 1 to 6 in its order: pizza, Chinese, burgers, sushi, Turkish grill, pasta. */
export const BERLIN_RESTAURANTS: readonly DemoRestaurant[] = [
  ofenUndBasilikum,
  drachentopf,
  kiezbulette,
  kleineWelle,
  koezOcakbasi,
  pastaPinuccia,
];
