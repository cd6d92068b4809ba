import { simit } from '../baked.ts';
import { at, beside, main, standing, type Dishes } from '../composition.ts';
import { rice, sauce, scatter } from '../foods.ts';
import * as food from '../ingredients.ts';
import { bowl, pan, plate } from '../tableware.ts';

/** A swirl with a pool of oil, as meze are served. */
function swirl(light: string, dark: string): string {
  return (
    `<path d="M0 0q14-14 24 4 4 26-24 30-40 0-42-36 6-46 52-46 52 6 54 54-6 60-66 58" fill="none" stroke="${dark}" stroke-width="15" stroke-linecap="round" stroke-opacity=".75"/>` +
    `<path d="M-2-4q14-14 24 4 4 26-24 30-40 0-42-36 6-46 52-46 52 6 54 54" fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round"/>`
  );
}

export const MEZE: Dishes = {
  'lentil-soup': {
    field: 'herb',
    draw: (scene) => [
      main(
        bowl(
          scene,
          122,
          'white',
          ['#f7a646', '#d8701f'],
          '<path d="M-58 12q20-46 60-40t30 38-40 8-4-26" fill="none" stroke="#c93a16" stroke-width="8" stroke-linecap="round" stroke-opacity=".8"/><path d="M52-44h.1M60-22h.1M40-60h.1M-40 50h.1M-20 62h.1" stroke="#c93a16" stroke-opacity=".8" stroke-width="11" stroke-linecap="round"/>' +
            scatter(scene, [food.herbs], { count: 12, radius: 78, scale: 1.2 }),
        ),
      ),
      beside(scene, 'lemon'),
    ],
  },
  haydari: {
    field: 'herb',
    draw: (scene) => [
      main(
        bowl(
          scene,
          122,
          'slate',
          ['#ffffff', '#efe6dc'],
          swirl('#ffffff', '#ddd0c4') +
            scatter(scene, [food.herbs, food.basil], { count: 14, radius: 78, scale: 0.95 }),
        ),
      ),
      beside(scene, 'garlic'),
    ],
  },
  hummus: {
    field: 'paprika',
    draw: (scene) => [
      main(
        bowl(
          scene,
          122,
          'white',
          ['#f3d9a0', '#d9b06a'],
          swirl('#f9e7bd', '#c69a52') +
            at(0, 0, sauce(scene, 24, '#ecc04a', '#c9912a')) +
            scatter(scene, [food.chickpea, food.herbs], { count: 16, radius: 80, scale: 1.2, hole: 0.4 }),
        ),
      ),
      beside(scene, 'flatbread'),
    ],
  },
  'grilled-eggplant': {
    field: 'saffron',
    draw: (scene) => [
      main(
        plate(scene, 128) +
          scatter(scene, [food.eggplantSlice, food.eggplantSlice, food.tomatoPiece, food.redPepperStrip], {
            count: 20,
            radius: 84,
            scale: 1.8,
          }) +
          scatter(scene, [food.herbs], { count: 10, radius: 76 }),
      ),
      beside(scene, 'eggplant', 0, 108),
    ],
  },
  'shepherd-salad': {
    field: 'paper',
    draw: (scene) => [
      main(
        bowl(
          scene,
          122,
          'slate',
          ['#c8dd9a', '#7fae58'],
          scatter(
            scene,
            [food.tomatoPiece, food.cucumber, food.onionRing, food.herbs, food.tomatoPiece, food.cucumber],
            { count: 34, radius: 90, scale: 1.35 },
          ),
        ),
      ),
      beside(scene, 'cucumber'),
    ],
  },
  menemen: {
    field: 'paprika',
    draw: (scene) => [
      at(
        164,
        146,
        pan(
          scene,
          118,
          ['#ffcf5a', '#ee9a2e'],
          at(-10, 6, sauce(scene, 70, '#f2603a', '#c9331c')) +
            scatter(scene, [food.mozzarella, food.tomatoPiece, food.pepperStrip, food.herbs], {
              count: 22,
              radius: 84,
              scale: 1.3,
            }),
        ),
      ),
      beside(scene, 'bell-pepper', 0, 90, 338, 110),
    ],
  },
  'turkish-breakfast': {
    field: 'slate',
    draw: (scene) => [
      main(
        plate(scene, 132) +
          at(-52, 36, scatter(scene, [food.cucumber], { count: 4, radius: 28, scale: 1.3 })) +
          at(52, 46, scatter(scene, [food.blackOlive], { count: 6, radius: 28, scale: 1.25 })) +
          at(-6, 66, scatter(scene, [food.tomatoSlice], { count: 3, radius: 24, scale: 1.2 })),
      ),
      scene.emoji('cheese-wedge', { x: 142, y: 104, size: 84 }),
      scene.emoji('egg', { x: 226, y: 110, size: 74, rotate: 14 }),
      beside(scene, 'honey-pot', 0, 100),
    ],
  },
  simit: { field: 'slate', draw: (scene) => [main(simit(scene)), beside(scene, 'cheese-wedge')] },
  manti: {
    field: 'herb',
    draw: (scene) => [
      main(bowl(scene, 122, 'paprika', ['#fffdf8', '#eadfd3'])),
      ...[
        [148, 108],
        [206, 100],
        [240, 142],
        [136, 162],
        [192, 154],
        [160, 206],
        [222, 198],
      ].map(([x = 0, y = 0], index) => scene.emoji('dumpling', { x, y, size: 62, rotate: index * 50 })),
      main(
        '<path d="M-60-20q40-30 70 0t50 10M-40 40q40-20 80 6" fill="none" stroke="#d8421c" stroke-width="8" stroke-linecap="round" stroke-opacity=".8"/>' +
          scatter(scene, [food.herbs], { count: 10, radius: 76 }),
      ),
      beside(scene, 'garlic'),
    ],
  },
  'stuffed-eggplant': {
    field: 'saffron',
    draw: (scene) => [
      main(plate(scene, 132) + at(54, -46, rice(scene, 50))),
      scene.emoji('eggplant', { x: 174, y: 158, size: 172, rotate: 16 }),
      at(
        166,
        166,
        sauce(scene, 34, '#e0683a', '#a5351a') +
          scatter(scene, [food.beef, food.tomatoPiece, food.herbs], { count: 9, radius: 28, scale: 0.9 }),
        -40,
      ),
      beside(scene, 'tomato', 0, 88),
    ],
  },
  'bean-stew': {
    field: 'saffron',
    draw: (scene) => [
      main(
        bowl(
          scene,
          122,
          'slate',
          ['#ef7040', '#bc3a1a'],
          scatter(scene, [food.bean, food.bean, food.bean, food.tomatoPiece, food.herbs], {
            count: 30,
            radius: 90,
            scale: 1.6,
          }),
        ),
      ),
      beside(scene, 'cooked-rice', 0, 104),
    ],
  },
  'vegetable-stew': {
    field: 'paper',
    draw: (scene) => [
      main(
        bowl(
          scene,
          122,
          'paprika',
          ['#ef7a44', '#c2441d'],
          scatter(scene, [food.okra, food.okra, food.tomatoPiece, food.okra], { count: 26, radius: 90, scale: 1.65 }),
        ),
      ),
      beside(scene, 'lemon'),
    ],
  },
  olives: {
    field: 'saffron',
    draw: (scene) => [
      main(bowl(scene, 122, 'white', ['#e8ddb0', '#b9a860'])),
      ...[
        [146, 110],
        [204, 96],
        [238, 138],
        [134, 164],
        [188, 148],
        [160, 204],
        [222, 192],
      ].map(([x = 0, y = 0], index) => scene.emoji('olive', { x, y, size: 64, rotate: index * 55 })),
      main(scatter(scene, [food.blackOlive], { count: 6, radius: 84, scale: 2.1, turn: 30 })),
      standing(scene, 'lemon', 324, 216, 92),
    ],
  },
};
