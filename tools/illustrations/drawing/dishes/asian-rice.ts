import { at, beside, main, standing, sticks, type Dish, type Dishes } from '../composition.ts';
import { rice, scatter } from '../foods.ts';
import * as food from '../ingredients.ts';
import type { Ingredient } from '../ingredients.ts';
import type { Field } from '../palette.ts';
import { bowl, plate, type Glaze } from '../tableware.ts';

interface RiceBowlLook {
  field: Field;
  glaze: Glaze;
  curry: readonly [string, string];
  pieces: readonly Ingredient[];
  companion: string;
}

/** Rice to the left, curry to the right. */
function curry(look: RiceBowlLook): Dish {
  return {
    field: look.field,
    draw: (scene) => [
      main(
        bowl(
          scene,
          122,
          look.glaze,
          look.curry,
          at(-44, -12, rice(scene, 56)) +
            at(28, 26, scatter(scene, look.pieces, { count: 13, radius: 58, scale: 1.35 })),
        ),
      ),
      beside(scene, look.companion),
    ],
  };
}

export const ASIAN_RICE: Dishes = {
  'egg-fried-rice': {
    field: 'paprika',
    draw: (scene) => [
      sticks(scene),
      main(
        bowl(
          scene,
          122,
          'slate',
          ['#ffe6a8', '#e3b65c'],
          rice(scene, 98, ['#fff0c4', '#ecc77c']) +
            scatter(scene, [food.pea, food.carrotSlice, food.scallion], { count: 26, radius: 88, scale: 0.95 }),
        ),
      ),
      beside(scene, 'egg', 10, 84),
    ],
  },
  'green-curry': curry({
    field: 'saffron',
    glaze: 'black',
    curry: ['#c4d27a', '#85a045'],
    pieces: [food.chicken, food.basil, food.eggplantSlice],
    companion: 'coconut',
  }),
  'yellow-curry': curry({
    field: 'slate',
    glaze: 'white',
    curry: ['#f9c84a', '#dd8f1f'],
    pieces: [food.chickpea, food.carrotSlice, food.tofu, food.herbs],
    companion: 'carrot',
  }),
  'katsu-curry': {
    field: 'paper',
    draw: (scene) => [
      main(
        bowl(
          scene,
          122,
          'slate',
          ['#b8742f', '#7a4215'],
          at(-42, -14, rice(scene, 58)) +
            at(30, 16, scatter(scene, [food.chicken], { count: 6, radius: 48, scale: 2 })) +
            scatter(scene, [food.carrotSlice, food.herbs], { count: 8, radius: 84, scale: 1.1, hole: 0.7 }),
        ),
      ),
      beside(scene, 'carrot'),
    ],
  },
  'salmon-rice-bowl': {
    field: 'herb',
    draw: (scene) => [
      sticks(scene),
      main(
        bowl(
          scene,
          122,
          'black',
          ['#ffffff', '#e6d8ca'],
          rice(scene, 98) +
            at(-28, -22, scatter(scene, [food.salmon], { count: 6, radius: 44, scale: 2 })) +
            at(48, 34, scatter(scene, [food.cucumber], { count: 5, radius: 30, scale: 1.6 })) +
            scatter(scene, [food.scallion], { count: 10, radius: 88, scale: 1.1, hole: 0.6 }),
        ),
      ),
      beside(scene, 'avocado'),
    ],
  },
  'pineapple-rice': {
    field: 'saffron',
    draw: (scene) => [
      main(
        bowl(
          scene,
          122,
          'herb',
          ['#ffe08a', '#e3a83c'],
          rice(scene, 98, ['#ffe9a0', '#e9b54a']) +
            scatter(scene, [food.pineapple, food.pea, food.peanut], { count: 22, radius: 86, scale: 1.25 }),
        ),
      ),
      beside(scene, 'pineapple', 0, 116, 322, 200),
    ],
  },
  'mango-sticky-rice': {
    field: 'herb',
    draw: (scene) => [
      main(plate(scene, 128) + at(-20, 0, rice(scene, 66))),
      standing(scene, 'mango', 236, 164, 104, 10),
      standing(scene, 'coconut', 324, 226, 84),
    ],
  },
};
