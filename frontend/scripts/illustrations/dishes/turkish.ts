import { lahmacun, pide, simit } from '../baked.ts';
import { at, beside, hero, main, standing, type Dishes } from '../composition.ts';
import { adana, trout } from '../grilled.ts';
import { rice, sauce, scatter, skewer } from '../foods.ts';
import * as food from '../ingredients.ts';
import type { Scene } from '../scene.ts';
import { bowl, pan, plate } from '../tableware.ts';

/** A swirl with a pool of oil, as meze are served. */
function swirl(light: string, dark: string): string {
  return (
    `<path d="M0 0q14-14 24 4 4 26-24 30-40 0-42-36 6-46 52-46 52 6 54 54-6 60-66 58" fill="none" stroke="${dark}" stroke-width="15" stroke-linecap="round" stroke-opacity=".75"/>` +
    `<path d="M-2-4q14-14 24 4 4 26-24 30-40 0-42-36 6-46 52-46 52 6 54 54" fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round"/>`
  );
}

function grillPlate(scene: Scene): string {
  return (
    plate(scene, 132) +
    at(54, 46, rice(scene, 44, ['#f6d79a', '#d39a4c'])) +
    at(-62, 62, scatter(scene, [food.tomatoSlice], { count: 2, radius: 22, scale: 1.3 }))
  );
}

export const TURKISH: Dishes = {
  'lentil-soup': {
    field: 'herb',
    draw: (scene) => [
      main(
        bowl(
          scene,
          122,
          'white',
          ['#f7a646', '#d8701f'],
          '<path d="M-50-10q50-50 90 0t-40 40-40-30" fill="none" stroke="#c93a16" stroke-width="9" stroke-linecap="round" stroke-opacity=".75"/>' +
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
  'adana-kebap': {
    field: 'paprika',
    draw: (scene) => [
      main(grillPlate(scene)),
      at(180, 116, adana(scene), -10, 0.84),
      at(188, 158, adana(scene), -10, 0.84),
      beside(scene, 'hot-pepper'),
    ],
  },
  'chicken-skewer': {
    field: 'saffron',
    draw: (scene) => [
      main(grillPlate(scene)),
      ...[108, 156].map((y) =>
        at(
          184,
          y,
          skewer(
            scene,
            [
              food.chicken,
              food.redPepperStrip,
              food.chicken,
              food.onionRing,
              food.chicken,
              food.pepperStrip,
              food.chicken,
            ],
            29,
            1.7,
          ),
          -10,
        ),
      ),
      beside(scene, 'bell-pepper'),
    ],
  },
  'vegetable-skewer': {
    field: 'herb',
    draw: (scene) => [
      main(grillPlate(scene)),
      ...[108, 156].map((y) =>
        at(
          184,
          y,
          skewer(
            scene,
            [
              food.zucchini,
              food.redPepperStrip,
              food.mushroom,
              food.onionRing,
              food.tomatoSlice,
              food.pepperStrip,
              food.zucchini,
            ],
            29,
            1.6,
          ),
          -10,
        ),
      ),
      beside(scene, 'brown-mushroom'),
    ],
  },
  'lamb-chops': {
    field: 'herb',
    draw: (scene) => [
      main(plate(scene, 128) + scatter(scene, [food.rosemary], { count: 8, radius: 96, scale: 1.5, hole: 0.7 })),
      scene.emoji('meat-on-bone', { x: 150, y: 124, size: 108, rotate: -14 }),
      scene.emoji('meat-on-bone', { x: 226, y: 134, size: 108, rotate: 16 }),
      scene.emoji('meat-on-bone', { x: 184, y: 186, size: 108, rotate: 0 }),
      beside(scene, 'lemon', 0, 84),
    ],
  },
  koefte: {
    field: 'paper',
    draw: (scene) => [
      main(
        plate(scene, 128) +
          at(0, -4, scatter(scene, [food.kofteGrill], { count: 6, radius: 70, scale: 1.25 })) +
          scatter(scene, [food.herbs, food.onionRing], { count: 10, radius: 92, scale: 1.1, hole: 0.6 }),
      ),
      beside(scene, 'tomato'),
    ],
  },
  doener: {
    field: 'saffron',
    draw: (scene) => [main(plate(scene, 128)), hero(scene, 'stuffed-flatbread', 186), beside(scene, 'onion', 0, 88)],
  },
  dueruem: {
    field: 'herb',
    draw: (scene) => [main(plate(scene, 128)), hero(scene, 'burrito', 202), beside(scene, 'tomato', 0, 88)],
  },
  'falafel-pocket': {
    field: 'herb',
    draw: (scene) => [main(plate(scene, 128)), hero(scene, 'stuffed-flatbread', 186), beside(scene, 'falafel', 0, 96)],
  },
  falafel: {
    field: 'saffron',
    draw: (scene) => [
      main(
        plate(scene, 128) +
          scatter(scene, [food.basil, food.herbs, food.tomatoPiece], { count: 14, radius: 94, scale: 1.2, hole: 0.7 }),
      ),
      hero(scene, 'falafel', 158),
      beside(scene, 'flatbread', 0, 92),
    ],
  },
  lahmacun: { field: 'herb', draw: (scene) => [main(lahmacun(scene, 122)), beside(scene, 'lemon')] },
  'pide-cheese': {
    field: 'paprika',
    draw: (scene) => [
      main(
        pide(
          scene,
          ['#fff3c4', '#f2c35c'],
          scatter(scene, [food.mozzarella, food.herbs], { count: 9, radius: 40, scale: 0.95 }) +
            at(-62, 0, scatter(scene, [food.herbs, food.mozzarella], { count: 4, radius: 20, scale: 0.8 })) +
            at(62, 0, scatter(scene, [food.mozzarella, food.herbs], { count: 4, radius: 20, scale: 0.8 })),
        ),
        -12,
        1.04,
      ),
      beside(scene, 'cheese-wedge'),
    ],
  },
  'pide-sucuk': {
    field: 'saffron',
    draw: (scene) => [
      main(
        pide(
          scene,
          ['#ffe39a', '#eaa63c'],
          [-76, -38, 0, 38, 76]
            .map((x, index) =>
              scene.use(
                scene.repeat('ingredient salami', () => food.salami(scene)),
                x,
                index % 2 === 0 ? 8 : -8,
                index * 40,
                1.25,
              ),
            )
            .join('') + scatter(scene, [food.herbs], { count: 8, radius: 40 }),
        ),
        -12,
        1.04,
      ),
      beside(scene, 'garlic'),
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
  'grilled-fish': {
    field: 'saffron',
    draw: (scene) => [
      main(
        plate(scene, 132) +
          scatter(scene, [food.herbs, food.basil, food.tomatoPiece], {
            count: 14,
            radius: 102,
            scale: 1.1,
            hole: 0.75,
          }),
      ),
      main(trout(scene), -14),
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
