import { onionRing } from '../baked.ts';
import { at, beside, hero, main, MAIN, standing, type Dish, type Dishes } from '../composition.ts';
import { sauce, scatter } from '../foods.ts';
import { batteredFish } from '../grilled.ts';
import * as food from '../ingredients.ts';
import type { Field } from '../palette.ts';
import { board, bowl, plate } from '../tableware.ts';

function burger(field: Field, companion: string, rotate = 0): Dish {
  return {
    field,
    draw: (scene) => [
      main(board(scene, 284, 224)),
      hero(scene, 'hamburger', 196),
      beside(scene, companion, rotate, 104),
    ],
  };
}

function fries(field: Field, companion: string, rotate = 0): Dish {
  return { field, draw: (scene) => [hero(scene, 'french-fries', 212), beside(scene, companion, rotate, 104)] };
}

export const BURGERS: Dishes = {
  'burger-classic': burger('saffron', 'tomato'),
  'burger-cheese': burger('paprika', 'cheese-wedge'),
  'burger-bacon': burger('slate', 'bacon'),
  'burger-hot': burger('herb', 'hot-pepper'),
  'burger-mushroom': burger('paper', 'brown-mushroom'),
  'burger-chicken': burger('saffron', 'poultry-leg'),
  'burger-avocado': burger('herb', 'avocado'),
  'burger-fish': burger('slate', 'lemon'),
  fries: fries('saffron', 'salt', 12),
  'sweet-potato-fries': fries('herb', 'roasted-sweet-potato'),
  'cheese-fries': fries('slate', 'cheese-wedge'),
  'onion-rings': {
    field: 'paprika',
    draw: (scene) => {
      const id = scene.repeat('ring', () => onionRing(scene));
      return [
        main(plate(scene, 128)),
        ...[
          [140, 112, 0],
          [232, 118, 70],
          [142, 190, 120],
          [232, 192, 210],
          [188, 148, 30],
        ].map(([x = 0, y = 0, turn = 0]) => scene.use(id, x, y, turn)),
        beside(scene, 'onion'),
      ];
    },
  },
  coleslaw: {
    field: 'herb',
    draw: (scene) => [
      main(
        bowl(
          scene,
          122,
          'paprika',
          ['#f6f3d2', '#d8dfa6'],
          `<g fill="none" stroke-linecap="round" stroke-width="7">${[
            '#fffdf0',
            '#cfe3a4',
            '#f08a35',
            '#eef3cf',
            '#a9cf7e',
          ]
            .map((color) => {
              let path = '';
              for (let index = 0; index < 9; index += 1) {
                const angle = scene.random() * Math.PI * 2;
                const reach = Math.sqrt(scene.random()) * 78;
                path += `M${Math.round(Math.cos(angle) * reach)} ${Math.round(Math.sin(angle) * reach)}q${Math.round((scene.random() - 0.5) * 40)} ${Math.round((scene.random() - 0.5) * 40)} ${Math.round((scene.random() - 0.5) * 46)} ${Math.round((scene.random() - 0.5) * 46)}`;
              }
              return `<path d="${path}" stroke="${color}"/>`;
            })
            .join('')}</g>` + scatter(scene, [food.herbs], { count: 10, radius: 78 }),
        ),
      ),
      beside(scene, 'carrot'),
    ],
  },
  'fish-and-chips': {
    field: 'slate',
    draw: (scene) => [
      standing(scene, 'french-fries', 150, 124, 170, -8),
      at(208, 208, batteredFish(scene), -8, 1.02),
      beside(scene, 'lemon', 0, 88, 336, 214),
    ],
  },
  'shrimp-roll': {
    field: 'herb',
    draw: (scene) => [
      main(plate(scene, 128)),
      scene.emoji('baguette-bread', { x: 180, y: 156, size: 190, rotate: 26 }),
      scene.emoji('shrimp', { x: 130, y: 136, size: 72, rotate: -10 }),
      scene.emoji('shrimp', { x: 186, y: 136, size: 72, rotate: 10 }),
      scene.emoji('shrimp', { x: 242, y: 138, size: 72, rotate: -4 }),
      beside(scene, 'lemon', 0, 84),
    ],
  },
  currywurst: {
    field: 'saffron',
    draw: (scene) => [
      main(
        plate(scene, 128) +
          at(0, 6, sauce(scene, 92, '#e7522f', '#a82412')) +
          scatter(
            scene,
            [
              function sausage() {
                return '<ellipse rx="22" ry="19" fill="#7c2f14"/><ellipse cy="-4" rx="22" ry="18" fill="#c8703c"/><ellipse cy="-4" rx="16" ry="12.5" fill="#eba071"/>';
              },
            ],
            { count: 10, radius: 72 },
          ) +
          sauce(scene, 34, '#ee6238', '#c0311a') +
          '<path d="M-40-30h.1M-10-50h.1M30-34h.1M44 6h.1M10 20h.1M-30 24h.1M-8-8h.1M20-4h.1M-52 4h.1M34 40h.1" stroke="#f4b52c" stroke-width="7" stroke-linecap="round"/>',
      ),
      beside(scene, 'bread', 0, 92),
    ],
  },
  'hot-dog': {
    field: 'paprika',
    draw: (scene) => [main(plate(scene, 128)), hero(scene, 'hot-dog', 196), beside(scene, 'onion', 0, 84)],
  },
  'baked-potato': {
    field: 'herb',
    draw: (scene) => [
      main(plate(scene, 128)),
      hero(scene, 'potato', 166, 70),
      at(
        MAIN.x,
        MAIN.y - 24,
        sauce(scene, 44, '#ffffff', '#e8ded2') + scatter(scene, [food.scallion, food.herbs], { count: 10, radius: 34 }),
      ),
      beside(scene, 'salt', 12, 84),
    ],
  },
  'green-sauce': {
    field: 'saffron',
    draw: (scene) => [
      main(
        plate(scene, 128) +
          at(-18, 10, sauce(scene, 78, '#a8d06c', '#5d9a3a')) +
          scatter(scene, [food.herbs], { count: 16, radius: 60 }) +
          at(
            -44,
            34,
            scene.use(
              scene.repeat('ingredient eggHalf', () => food.eggHalf(scene)),
              0,
              0,
              20,
              1.5,
            ),
          ) +
          at(
            0,
            52,
            scene.use(
              scene.repeat('ingredient eggHalf', () => food.eggHalf(scene)),
              0,
              0,
              -12,
              1.5,
            ),
          ),
      ),
      standing(scene, 'potato', 160, 108, 82, 20),
      standing(scene, 'potato', 230, 126, 88, 80),
      beside(scene, 'salt', 12, 84),
    ],
  },
  pretzel: { field: 'paprika', draw: (scene) => [hero(scene, 'pretzel', 216), beside(scene, 'butter', 0, 96)] },
};
