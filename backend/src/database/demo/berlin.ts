import { drachentopf } from './berlin/drachentopf.ts';
import { kiezbulette } from './berlin/kiezbulette.ts';
import { kleineWelle } from './berlin/kleine-welle.ts';
import { koezOcakbasi } from './berlin/koez-ocakbasi.ts';
import { ofenUndBasilikum } from './berlin/ofen-und-basilikum.ts';
import { pastaPinuccia } from './berlin/pasta-pinuccia.ts';
import type { DemoRestaurant } from './types.ts';

/** The specification's samples 1 to 6 in its order: pizza, Chinese, burgers, sushi, Turkish grill, pasta. */
export const BERLIN_RESTAURANTS: readonly DemoRestaurant[] = [
  ofenUndBasilikum,
  drachentopf,
  kiezbulette,
  kleineWelle,
  koezOcakbasi,
  pastaPinuccia,
];
