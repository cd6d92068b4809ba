import { at, beside, hero, main, MAIN, standing, sticks, type Dishes } from '../composition.ts';
import { FRIED_NOODLE, nest, RICE_NOODLE, sauce, scatter } from '../foods.ts';
import * as food from '../ingredients.ts';
import type { Scene } from '../scene.ts';
import { bowl, plate, steamer } from '../tableware.ts';

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

export const ASIAN_PLATES: Dishes = {
  'dumplings-steamed': {
    field: 'herb',
    draw: (scene) => [
      sticks(scene),
      main(steamer(scene, 126)),
      dumplings(scene, 92),
      beside(scene, 'brown-mushroom', 0, 84),
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
  'noodle-box': {
    field: 'paprika',
    draw: (scene) => [sticks(scene), hero(scene, 'takeout-box', 210), beside(scene, 'carrot', 0, 92)],
  },
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
      beside(scene, 'lotus', 0, 76),
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
          `<rect x="-84" y="-28" width="168" height="56" rx="28" fill="#f6e6cd"/>${at(0, 0, scatter(scene, [food.carrotSlice, food.basil, food.cucumber, food.tofu], { count: 8, radius: 22, scale: 1 }))}` +
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
            '<rect x="-84" y="-28" width="168" height="56" rx="28" fill="#fff8ee" fill-opacity=".28" stroke="#e2cdb2" stroke-width="3"/><path d="M-62-17H50" stroke="#fff" stroke-opacity=".9" stroke-width="7" stroke-linecap="round"/>',
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
};
