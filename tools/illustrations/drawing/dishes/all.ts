import type { Dishes } from '../composition.ts';
import { ASIAN_BOWLS } from './asian-bowls.ts';
import { ASIAN_PLATES } from './asian-plates.ts';
import { ASIAN_RICE } from './asian-rice.ts';
import { BURGERS } from './burgers.ts';
import { DRINKS } from './drinks.ts';
import { GRILL } from './grill.ts';
import { ITALIAN } from './italian.ts';
import { MEZE } from './meze.ts';
import { PIZZAS } from './pizza.ts';
import { SUSHI } from './sushi.ts';
import { SWEETS } from './sweets.ts';

export const DISHES: Dishes = {
  ...PIZZAS,
  ...ITALIAN,
  ...ASIAN_PLATES,
  ...ASIAN_BOWLS,
  ...ASIAN_RICE,
  ...SUSHI,
  ...BURGERS,
  ...MEZE,
  ...GRILL,
  ...SWEETS,
  ...DRINKS,
};
