import { at, beside, hero, main, MAIN, standing, type Dish, type Dishes } from '../composition.ts';
import { FRIED_NOODLE, nest, rice, RICE_NOODLE, sauce, scatter, WHEAT, type NoodleColors } from '../foods.ts';
import * as food from '../ingredients.ts';
import type { Ingredient } from '../ingredients.ts';
import type { Field } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { bowl, plate, steamer, type Glaze } from '../tableware.ts';

/** Sticks laid over the rim to the upper right. */
function sticks(scene: Scene): string {
  return scene.emoji('chopsticks', { x: 318, y: 78, size: 130, rotate: 20 });
}

function ingredient(scene: Scene, of: Ingredient, x: number, y: number, rotate: number, scale: number): string {
  return scene.use(
    scene.repeat(`ingredient ${of.name}`, () => of(scene)),
    x,
    y,
    rotate,
    scale,
  );
}

interface WokLook {
  field: Field;
  glaze: Glaze;
  gravy: readonly [string, string];
  pieces: readonly Ingredient[];
  count?: number;
  scale?: number;
  companion: string;
  over?: (scene: Scene) => string;
}

function wok(look: WokLook): Dish {
  return {
    field: look.field,
    draw: (scene) => [
      sticks(scene),
      main(
        bowl(
          scene,
          122,
          look.glaze,
          look.gravy,
          scatter(scene, look.pieces, { count: look.count ?? 24, radius: 88, scale: look.scale ?? 1.5 }),
        ),
      ),
      look.over?.(scene) ?? '',
      beside(scene, look.companion),
    ],
  };
}

interface NoodleSoupLook {
  field: Field;
  glaze: Glaze;
  broth: readonly [string, string];
  noodles: NoodleColors;
  toppings: readonly Ingredient[];
  egg?: boolean;
  companion: string;
  over?: (scene: Scene) => string;
}

function noodleSoup(look: NoodleSoupLook): Dish {
  return {
    field: look.field,
    draw: (scene) => [
      sticks(scene),
      main(
        bowl(
          scene,
          122,
          look.glaze,
          look.broth,
          at(-18, 20, nest(scene, 66, look.noodles)) +
            scatter(scene, look.toppings, { count: 13, radius: 86, scale: 1.35, turn: 200, hole: 0.35 }) +
            (look.egg
              ? ingredient(scene, food.eggHalf, 44, -34, 30, 1.5) + ingredient(scene, food.eggHalf, 70, 12, 60, 1.5)
              : ''),
        ),
      ),
      look.over?.(scene) ?? '',
      beside(scene, look.companion),
    ],
  };
}

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

function dumplings(scene: Scene, size: number): string {
  return [
    [-42, -34, -14],
    [40, -30, 20],
    [-40, 40, 10],
    [42, 42, -12],
  ]
    .map(([x = 0, y = 0, turn = 0]) => scene.emoji('dumpling', { x: MAIN.x + x, y: MAIN.y + y, size, rotate: turn }))
    .join('');
}

export const ASIAN: Dishes = {
  'dumplings-steamed': {
    field: 'herb',
    draw: (scene) => [
      sticks(scene),
      main(steamer(scene, 126)),
      dumplings(scene, 92),
      beside(scene, 'leafy-green', 0, 84),
    ],
  },
  'dumplings-fried': {
    field: 'paprika',
    draw: (scene) => [
      sticks(scene),
      main(plate(scene, 128) + scatter(scene, [food.scallion], { count: 16, radius: 94, scale: 1.2 })),
      dumplings(scene, 96),
      beside(scene, 'hot-pepper'),
    ],
  },
  'cucumber-salad': wok({
    field: 'herb',
    glaze: 'slate',
    gravy: ['#dfeab8', '#a9c077'],
    pieces: [food.cucumber, food.cucumber, food.garlicSlice, food.cucumber],
    scale: 1.75,
    companion: 'cucumber',
  }),
  'hot-sour-soup': wok({
    field: 'paprika',
    glaze: 'white',
    gravy: ['#d2713a', '#8f3a17'],
    pieces: [food.tofu, food.mushroom, food.scallion, food.chiliOil],
    count: 20,
    companion: 'hot-pepper',
  }),
  'kung-pao-chicken': wok({
    field: 'saffron',
    glaze: 'white',
    gravy: ['#b4571f', '#743010'],
    pieces: [food.chicken, food.peanut, food.chicken, food.chiliSlice, food.scallion],
    companion: 'peanuts',
  }),
  'beef-broccoli': wok({
    field: 'herb',
    glaze: 'paprika',
    gravy: ['#8a4b28', '#55290f'],
    pieces: [food.beef],
    count: 16,
    scale: 1.7,
    companion: 'ginger-root',
    over: (scene) =>
      scene.emoji('broccoli', { x: 146, y: 116, size: 74 }) +
      scene.emoji('broccoli', { x: 226, y: 136, size: 74, rotate: 24 }) +
      scene.emoji('broccoli', { x: 168, y: 194, size: 74, rotate: -18 }),
  }),
  'mapo-tofu': wok({
    field: 'paper',
    glaze: 'black',
    gravy: ['#e0502a', '#a12510'],
    pieces: [food.tofu, food.tofu, food.scallion, food.chiliOil],
    scale: 1.7,
    companion: 'hot-pepper',
  }),
  'eggplant-wok': wok({
    field: 'paper',
    glaze: 'white',
    gravy: ['#a65a2c', '#6a2f14'],
    pieces: [food.eggplantSlice, food.eggplantSlice, food.chiliSlice, food.scallion],
    scale: 1.6,
    companion: 'eggplant',
  }),
  'shrimp-snow-peas': {
    field: 'slate',
    draw: (scene) => [
      sticks(scene),
      main(
        bowl(
          scene,
          122,
          'herb',
          ['#f6e6c0', '#d8bd85'],
          scatter(scene, [food.pea, food.scallion], { count: 20, radius: 90, scale: 1.5 }),
        ),
      ),
      scene.emoji('pea-pod', { x: 232, y: 108, size: 76, rotate: 12 }),
      scene.emoji('pea-pod', { x: 144, y: 196, size: 76, rotate: 60 }),
      scene.emoji('shrimp', { x: 144, y: 116, size: 84, rotate: -20 }),
      scene.emoji('shrimp', { x: 222, y: 184, size: 84, rotate: 130 }),
      beside(scene, 'garlic'),
    ],
  },
  'crispy-duck': {
    field: 'saffron',
    draw: (scene) => [
      main(
        plate(scene, 128) +
          at(6, 30, sauce(scene, 78, '#9a4a1d', '#5c210c')) +
          scatter(scene, [food.scallion, food.cucumber], { count: 10, radius: 96, scale: 1.3, hole: 0.85 }),
      ),
      scene.emoji('poultry-leg', { x: 186, y: 140, size: 150, rotate: -4 }),
      beside(scene, 'cucumber', 0, 84),
    ],
  },
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
  'noodle-box': {
    field: 'paprika',
    draw: (scene) => [sticks(scene), hero(scene, 'takeout-box', 210), beside(scene, 'leafy-green', 0, 92)],
  },
  'dan-dan-noodles': wok({
    field: 'saffron',
    glaze: 'black',
    gravy: ['#d5712f', '#9a3b12'],
    pieces: [food.peanut],
    count: 0,
    companion: 'peanuts',
    over: (scene) =>
      main(
        nest(scene, 82, FRIED_NOODLE) +
          scatter(scene, [food.beef, food.peanut, food.scallion, food.chiliSlice], {
            count: 20,
            radius: 66,
            scale: 1.1,
          }),
      ),
  }),
  'noodle-soup': noodleSoup({
    field: 'herb',
    glaze: 'white',
    broth: ['#d9964f', '#a3592a'],
    noodles: RICE_NOODLE,
    toppings: [food.beef, food.scallion, food.basil, food.beef],
    companion: 'lime',
  }),
  'pho-tofu': noodleSoup({
    field: 'saffron',
    glaze: 'herb',
    broth: ['#e6b46a', '#bd7f38'],
    noodles: RICE_NOODLE,
    toppings: [food.tofu, food.pakChoi, food.mushroom],
    companion: 'lime',
  }),
  'ramen-shoyu': noodleSoup({
    field: 'slate',
    glaze: 'paprika',
    broth: ['#b9713a', '#7c3f1a'],
    noodles: WHEAT,
    toppings: [food.ham, food.scallion, food.pakChoi],
    egg: true,
    companion: 'egg',
  }),
  'ramen-tonkotsu': noodleSoup({
    field: 'paprika',
    glaze: 'black',
    broth: ['#f3ddb4', '#d3ab72'],
    noodles: WHEAT,
    toppings: [food.ham, food.scallion, food.mushroom],
    egg: true,
    companion: 'garlic',
    over: (scene) => scene.emoji('fish-cake-with-swirl', { x: 214, y: 196, size: 56, rotate: 10 }),
  }),
  'ramen-miso': noodleSoup({
    field: 'herb',
    glaze: 'slate',
    broth: ['#e3a352', '#b26c25'],
    noodles: WHEAT,
    toppings: [food.tofu, food.corn, food.pakChoi, food.scallion],
    companion: 'ear-of-corn',
  }),
  'ramen-tantan': noodleSoup({
    field: 'saffron',
    glaze: 'white',
    broth: ['#ec7f3c', '#c04316'],
    noodles: WHEAT,
    toppings: [food.beef, food.scallion, food.chiliSlice, food.peanut],
    companion: 'hot-pepper',
  }),
  'miso-soup': wok({
    field: 'slate',
    glaze: 'black',
    gravy: ['#e5b673', '#bb7f39'],
    pieces: [food.tofu, food.scallion, food.pakChoi],
    count: 14,
    scale: 1.4,
    companion: 'beans',
  }),
  edamame: {
    field: 'herb',
    draw: (scene) => [
      main(bowl(scene, 122, 'slate', ['#dfe7d0', '#b4c59c'])),
      ...[
        [148, 110, -8],
        [222, 112, 40],
        [136, 176, 60],
        [236, 174, -20],
        [186, 146, 14],
        [188, 206, 30],
      ].map(([x = 0, y = 0, rotate = 0]) => scene.emoji('pea-pod', { x, y, size: 86, rotate })),
      beside(scene, 'salt', 12, 84),
    ],
  },
  tempura: {
    field: 'saffron',
    draw: (scene) => [
      main(plate(scene, 128)),
      scene.emoji('fried-shrimp', { x: 138, y: 142, size: 104, rotate: -14 }),
      scene.emoji('fried-shrimp', { x: 198, y: 150, size: 104, rotate: 6 }),
      scene.emoji('fried-shrimp', { x: 256, y: 146, size: 92, rotate: 24 }),
      beside(scene, 'lemon', 0, 84),
    ],
  },
  onigiri: {
    field: 'herb',
    draw: (scene) => [
      main(plate(scene, 128)),
      standing(scene, 'rice-ball', 144, 150, 118, -6),
      standing(scene, 'rice-ball', 232, 164, 118, 6),
      beside(scene, 'ginger-root', 0, 80),
    ],
  },
  'summer-rolls': {
    field: 'herb',
    draw: (scene) => [
      main(plate(scene, 128)),
      ...[-36, 36].map((shift) =>
        at(
          MAIN.x,
          MAIN.y + shift,
          `<rect x="-84" y="-28" width="168" height="56" rx="28" fill="#fdf3e4"/>${at(0, 0, scatter(scene, [food.carrotSlice, food.basil, food.cucumber, food.tofu], { count: 8, radius: 22, scale: 1 }))}` +
            at(
              -48,
              0,
              scatter(scene, [food.pakChoi, food.carrotSlice, food.basil], { count: 5, radius: 20, scale: 1 }),
            ) +
            at(
              48,
              0,
              scatter(scene, [food.cucumber, food.basil, food.carrotSlice], { count: 5, radius: 20, scale: 1 }),
            ) +
            '<rect x="-84" y="-28" width="168" height="56" rx="28" fill="#fff8ee" fill-opacity=".5"/><path d="M-62-17H50" stroke="#fff" stroke-opacity=".9" stroke-width="7" stroke-linecap="round"/>',
          -14,
        ),
      ),
      beside(scene, 'peanuts'),
    ],
  },
  'glass-noodle-salad': {
    field: 'paprika',
    draw: (scene) => [
      sticks(scene),
      main(
        plate(scene, 128) +
          nest(scene, 84, RICE_NOODLE) +
          scatter(scene, [food.carrotSlice, food.herbs, food.peanut, food.cucumber], {
            count: 24,
            radius: 78,
            scale: 1.1,
          }),
      ),
      beside(scene, 'lime'),
    ],
  },
  'coconut-soup': wok({
    field: 'herb',
    glaze: 'paprika',
    gravy: ['#fff5e2', '#ecd3a8'],
    pieces: [food.chicken, food.mushroom, food.basil, food.chiliSlice],
    count: 16,
    companion: 'coconut',
  }),
  'pad-thai': {
    field: 'paprika',
    draw: (scene) => [
      sticks(scene),
      main(
        plate(scene, 128) +
          nest(scene, 86, FRIED_NOODLE) +
          scatter(scene, [food.peanut, food.scallion, food.herbs], { count: 22, radius: 76, scale: 1.1 }),
      ),
      scene.emoji('shrimp', { x: 158, y: 122, size: 78, rotate: -20 }),
      scene.emoji('shrimp', { x: 214, y: 180, size: 78, rotate: 150 }),
      beside(scene, 'lime'),
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
