import type { Dishes } from '../composition.ts';
import { ASIAN } from './asian.ts';
import { BURGERS } from './burgers.ts';
import { DRINKS } from './drinks.ts';
import { ITALIAN } from './italian.ts';
import { PIZZAS } from './pizza.ts';
import { SUSHI } from './sushi.ts';
import { SWEETS } from './sweets.ts';
import { TURKISH } from './turkish.ts';

export const DISHES: Dishes = {
  ...PIZZAS,
  ...ITALIAN,
  ...ASIAN,
  ...SUSHI,
  ...BURGERS,
  ...TURKISH,
  ...SWEETS,
  ...DRINKS,
};
