import { beside, main, type Dish, type Dishes } from '../composition.ts';
import { pizza, type PizzaLook } from '../foods.ts';
import * as food from '../ingredients.ts';
import type { Field } from '../palette.ts';

function pizzaDish(field: Field, companion: string, look: PizzaLook, rotate = 0): Dish {
  return {
    field,
    draw: (scene) => [main(pizza(scene, 122, look)), beside(scene, companion, rotate)],
  };
}

export const PIZZAS: Dishes = {
  'pizza-margherita': pizzaDish('herb', 'tomato', {
    layers: [
      { of: [food.mozzarella], count: 8, scale: 1.25 },
      { of: [food.basil], count: 7, scale: 1.25, turn: 40 },
    ],
  }),
  'pizza-marinara': pizzaDish('saffron', 'garlic', {
    cheese: false,
    layers: [
      { of: [food.garlicSlice], count: 12, scale: 1.15 },
      { of: [food.basil, food.herbs], count: 12, scale: 1.2, turn: 60 },
    ],
  }),
  'pizza-salame': pizzaDish('paprika', 'hot-pepper', {
    layers: [
      { of: [food.salami], count: 12, scale: 1.2 },
      { of: [food.chiliSlice], count: 9, turn: 70 },
    ],
  }),
  'pizza-funghi': pizzaDish('paper', 'brown-mushroom', {
    layers: [
      { of: [food.ham], count: 8, scale: 1.5 },
      { of: [food.mushroom], count: 10, scale: 1.3, turn: 30 },
    ],
  }),
  'pizza-formaggi': pizzaDish('slate', 'cheese-wedge', {
    sauce: 'cream',
    layers: [
      { of: [food.mozzarella, food.blueCheese], count: 14, scale: 1.25 },
      { of: [food.herbs], count: 8, turn: 50 },
    ],
  }),
  'pizza-tonno': pizzaDish('slate', 'onion', {
    layers: [
      { of: [food.tuna], count: 9, scale: 1.35 },
      { of: [food.onionRing], count: 8, scale: 1.25, turn: 45 },
    ],
  }),
  'pizza-ortolana': pizzaDish('herb', 'eggplant', {
    layers: [
      { of: [food.eggplantSlice, food.zucchini], count: 12, scale: 1.2 },
      { of: [food.redPepperStrip, food.pepperStrip], count: 9, scale: 1.1, turn: 55 },
    ],
  }),
  'pizza-olive': pizzaDish('saffron', 'olive', {
    cheese: false,
    layers: [
      { of: [food.blackOlive], count: 13, scale: 1.25 },
      { of: [food.garlicSlice, food.herbs], count: 14, turn: 35 },
    ],
  }),
  'pizza-hawaii': pizzaDish('saffron', 'pineapple', {
    layers: [
      { of: [food.ham], count: 8, scale: 1.45 },
      { of: [food.pineapple], count: 10, scale: 1.35, turn: 40 },
    ],
  }),
  'pizza-shrimp': {
    field: 'slate',
    draw: (scene) => [
      main(
        pizza(scene, 122, {
          sauce: 'cream',
          layers: [
            { of: [food.mozzarella], count: 6, scale: 1.3 },
            { of: [food.herbs], count: 18, turn: 20 },
          ],
        }),
      ),
      scene.emoji('shrimp', { x: 150, y: 120, size: 68, rotate: -20 }),
      scene.emoji('shrimp', { x: 226, y: 142, size: 68, rotate: 60 }),
      scene.emoji('shrimp', { x: 172, y: 200, size: 68, rotate: 170 }),
      beside(scene, 'lemon'),
    ],
  },
  'pizza-salmon': pizzaDish('herb', 'lemon', {
    sauce: 'cream',
    layers: [
      { of: [food.salmon], count: 8, scale: 1.5 },
      { of: [food.onionRing, food.herbs], count: 12, turn: 40 },
    ],
  }),
  'pizza-apple': pizzaDish('paprika', 'red-apple', {
    sauce: 'cream',
    layers: [
      { of: [food.appleSlice], count: 10, scale: 1.5 },
      { of: [food.walnut, food.blueCheese], count: 10, scale: 1.1, turn: 45 },
    ],
  }),
};
