import { at, beside, hero, main, standing, type Dish, type Dishes } from '../composition.ts';
import { focaccia, pannaCotta, toast } from '../baked.ts';
import { nest, PESTO_NOODLE, RED_NOODLE, rice, sauce, scatter, WHEAT, type NoodleColors } from '../foods.ts';
import * as food from '../ingredients.ts';
import type { Ingredient } from '../ingredients.ts';
import type { Field } from '../palette.ts';
import { board, bowl, plate, type Glaze } from '../tableware.ts';
import type { Scene } from '../scene.ts';

interface PastaLook {
  field: Field;
  companion: string;
  noodles?: NoodleColors;
  sauce?: readonly [string, string];
  toppings: readonly Ingredient[];
  count: number;
  scale?: number;
}

function pasta(look: PastaLook): Dish {
  return {
    field: look.field,
    draw: (scene) => [
      main(
        plate(scene, 128) +
          nest(scene, 86, look.noodles ?? WHEAT) +
          (look.sauce ? sauce(scene, 50, look.sauce[0], look.sauce[1]) : '') +
          scatter(scene, look.toppings, { count: look.count, radius: 58, scale: look.scale ?? 1 }),
      ),
      beside(scene, look.companion),
    ],
  };
}

function soup(
  field: Field,
  glaze: Glaze,
  broth: readonly [string, string],
  toppings: readonly Ingredient[],
  companion: string,
): Dish {
  return {
    field,
    draw: (scene) => [
      main(bowl(scene, 122, glaze, broth, scatter(scene, toppings, { count: 22, radius: 86, scale: 1.2 }))),
      beside(scene, companion),
    ],
  };
}

function risotto(
  field: Field,
  toppings: readonly Ingredient[],
  extra: (scene: Scene) => string,
  companion: string,
): Dish {
  return {
    field,
    draw: (scene) => [
      main(
        plate(scene, 128) +
          rice(scene, 92, ['#ffefc2', '#e8c377']) +
          scatter(scene, toppings, { count: 12, radius: 74, scale: 1.35 }),
      ),
      extra(scene),
      beside(scene, companion),
    ],
  };
}

const TOMATO: readonly [string, string] = ['#f0603c', '#b72a1a'];

export const ITALIAN: Dishes = {
  focaccia: {
    field: 'herb',
    draw: (scene) => [
      main(focaccia(scene) + scatter(scene, [food.rosemary], { count: 12, radius: 98, scale: 1.3 })),
      beside(scene, 'olive', 0, 80),
    ],
  },
  bruschetta: {
    field: 'paprika',
    draw: (scene) => [
      main(board(scene, 300, 214)),
      ...[
        [112, 104, -24],
        [246, 118, 14],
        [152, 200, 8],
      ].map(([x = 0, y = 0, turn = 0]) =>
        at(
          x,
          y,
          toast(scene) +
            scatter(scene, [food.tomatoPiece, food.tomatoPiece, food.basil], { count: 8, radius: 36, scale: 0.95 }),
          turn,
          1.06,
        ),
      ),
      beside(scene, 'tomato'),
    ],
  },
  caprese: {
    field: 'herb',
    draw: (scene) => [
      main(
        plate(scene, 128) +
          Array.from({ length: 10 }, (_, index) => {
            const angle = (index / 10) * Math.PI * 2;
            const piece = index % 2 === 0 ? food.tomatoSlice : food.mozzarella;
            const id = scene.repeat(`ingredient ${piece.name}`, () => piece(scene));
            return scene.use(id, Math.cos(angle) * 58, Math.sin(angle) * 58, (angle * 180) / Math.PI, 2.1);
          }).join('') +
          scatter(scene, [food.basil], { count: 5, radius: 26, scale: 2 }),
      ),
      beside(scene, 'tomato'),
    ],
  },
  'green-salad': {
    field: 'saffron',
    draw: (scene) => [
      main(
        bowl(
          scene,
          122,
          'paprika',
          ['#a6d26a', '#4f9440'],
          scatter(scene, [food.pakChoi, food.basil], { count: 26, radius: 88, scale: 1.9 }) +
            scatter(scene, [food.tomatoPiece, food.cucumber, food.carrotSlice], {
              count: 12,
              radius: 80,
              scale: 1.35,
              turn: 40,
            }),
        ),
      ),
      beside(scene, 'cucumber'),
    ],
  },
  'garlic-bread': {
    field: 'paper',
    draw: (scene) => [hero(scene, 'baguette-bread', 220), beside(scene, 'garlic')],
  },
  minestrone: soup(
    'herb',
    'saffron',
    ['#ef8a45', '#c9501f'],
    [food.carrotSlice, food.bean, food.pea, food.zucchini, food.tomatoPiece],
    'carrot',
  ),
  'pasta-pomodoro': pasta({
    field: 'herb',
    companion: 'tomato',
    sauce: TOMATO,
    toppings: [food.basil, food.tomatoPiece],
    count: 6,
    scale: 1.3,
  }),
  'pasta-ragu': pasta({
    field: 'paper',
    companion: 'carrot',
    sauce: ['#c7623a', '#853018'],
    toppings: [food.beef, food.herbs],
    count: 14,
    scale: 0.9,
  }),
  'pasta-carbonara': pasta({
    field: 'slate',
    companion: 'egg',
    toppings: [food.ham, food.herbs, food.ham],
    count: 14,
    scale: 0.95,
  }),
  'pasta-pesto': pasta({
    field: 'saffron',
    companion: 'garlic',
    noodles: PESTO_NOODLE,
    sauce: ['#8fc04e', '#47842c'],
    toppings: [food.basil, food.garlicSlice],
    count: 8,
    scale: 1.3,
  }),
  'pasta-arrabbiata': pasta({
    field: 'paprika',
    companion: 'hot-pepper',
    noodles: RED_NOODLE,
    sauce: TOMATO,
    toppings: [food.chiliSlice, food.herbs],
    count: 12,
    scale: 1.2,
  }),
  'pasta-funghi': pasta({
    field: 'paper',
    companion: 'brown-mushroom',
    toppings: [food.mushroom, food.mushroom, food.herbs],
    count: 14,
    scale: 1.25,
  }),
  'pasta-shrimp': {
    field: 'slate',
    draw: (scene) => [
      main(
        plate(scene, 128) +
          nest(scene, 86, WHEAT) +
          scatter(scene, [food.herbs], { count: 14, radius: 66, scale: 1.2 }),
      ),
      scene.emoji('shrimp', { x: 160, y: 116, size: 74, rotate: -20 }),
      scene.emoji('shrimp', { x: 222, y: 152, size: 74, rotate: 70 }),
      scene.emoji('shrimp', { x: 158, y: 188, size: 74, rotate: 190 }),
      beside(scene, 'lemon'),
    ],
  },
  ravioli: {
    field: 'herb',
    draw: (scene) => [
      main(plate(scene, 128) + scatter(scene, [food.basil], { count: 8, radius: 92, scale: 1.4 })),
      scene.emoji('dumpling', { x: 146, y: 112, size: 92, rotate: -16 }),
      scene.emoji('dumpling', { x: 228, y: 128, size: 92, rotate: 22 }),
      scene.emoji('dumpling', { x: 152, y: 186, size: 92, rotate: 8 }),
      scene.emoji('dumpling', { x: 226, y: 194, size: 92, rotate: -10 }),
      beside(scene, 'cheese-wedge', 0, 88),
    ],
  },
  'risotto-mushroom': risotto('paper', [food.mushroom, food.herbs], () => '', 'brown-mushroom'),
  'risotto-seafood': risotto(
    'slate',
    [food.herbs, food.pea],
    (scene) =>
      scene.emoji('shrimp', { x: 152, y: 124, size: 80, rotate: -20 }) +
      scene.emoji('oyster', { x: 224, y: 130, size: 70, rotate: 20 }) +
      scene.emoji('shrimp', { x: 186, y: 192, size: 80, rotate: 150 }),
    'lemon',
  ),
  'lemon-chicken': {
    field: 'saffron',
    draw: (scene) => [
      main(plate(scene, 128) + scatter(scene, [food.rosemary], { count: 7, radius: 96, scale: 1.6, hole: 0.8 })),
      scene.emoji('poultry-leg', { x: 186, y: 146, size: 150, rotate: -10 }),
      beside(scene, 'lemon'),
    ],
  },
  'panna-cotta': {
    field: 'paprika',
    draw: (scene) => [main(plate(scene, 128)), main(pannaCotta(scene), 0, 1.15), beside(scene, 'cherries')],
  },
  gelato: {
    field: 'herb',
    draw: (scene) => [hero(scene, 'ice-cream', 210), standing(scene, 'cherries', 326, 222, 82)],
  },
  'torta-della-nonna': {
    field: 'paper',
    draw: (scene) => [hero(scene, 'pie', 200), beside(scene, 'lemon')],
  },
};
