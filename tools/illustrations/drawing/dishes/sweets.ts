import { baklava, franzbroetchen } from '../baked.ts';
import { at, beside, hero, main, standing, type Dishes } from '../composition.ts';
import { sauce, scatter } from '../foods.ts';
import { bowl, plate } from '../tableware.ts';

export const SWEETS: Dishes = {
  'fried-banana': {
    field: 'saffron',
    draw: (scene) => [main(plate(scene, 128)), hero(scene, 'banana', 170), beside(scene, 'honey-pot', 0, 100)],
  },
  'moon-cake': {
    field: 'paprika',
    draw: (scene) => [
      main(plate(scene, 128)),
      standing(scene, 'moon-cake', 150, 132, 124),
      standing(scene, 'moon-cake', 222, 170, 124),
      beside(scene, 'teacup-without-handle', 0, 92),
    ],
  },
  cookie: {
    field: 'slate',
    draw: (scene) => [main(plate(scene, 128)), hero(scene, 'cookie', 176), beside(scene, 'glass-of-milk', 0, 104)],
  },
  waffle: {
    field: 'paprika',
    draw: (scene) => [main(plate(scene, 128)), hero(scene, 'waffle', 182), beside(scene, 'cherries', 0, 92)],
  },
  'apple-pie': { field: 'herb', draw: (scene) => [hero(scene, 'pie', 204), beside(scene, 'red-apple')] },
  baklava: {
    field: 'herb',
    draw: (scene) => {
      const id = scene.repeat('baklava', () => baklava(scene));
      return [
        main(plate(scene, 132)),
        ...[
          [186, 88],
          [126, 132],
          [246, 132],
          [186, 178],
        ].map(([x = 0, y = 0]) => scene.use(id, x, y, 0, 1.05)),
        beside(scene, 'honey-pot', 0, 92),
      ];
    },
  },
  'rice-pudding': {
    field: 'saffron',
    draw: (scene) => [
      main(
        bowl(
          scene,
          122,
          'paprika',
          ['#fff1cf', '#c98a3d'],
          sauce(scene, 80, '#fff6e0', '#eac587') +
            '<g fill="#8f4f1b" fill-opacity=".5"><path d="M-52-34q14-20 36-14 18-4 16 12 2 14-18 12-14 14-28 4-12 0-6-14zM6 22q8-16 26-12 20-2 20 12 4 16-16 16-10 12-22 2-14-2-8-18zM22-52q14-8 24 2 8 10-4 16-16 4-22-4-6-8 2-14zM-46 34q8-12 20-4 10 8 2 16-14 8-20 0-6-6-2-12z"/></g><g fill="#6b360f" fill-opacity=".45"><path d="M-36-30q10-8 20-2 4 8-8 12-14 2-12-10zM18 26q8-8 18-2 4 8-6 10-12 2-12-8z"/></g>' +
            scatter(
              scene,
              [
                function cinnamon() {
                  return '<circle r="2.6" fill="#8a4a17"/>';
                },
              ],
              { count: 34, radius: 84 },
            ),
        ),
      ),
      beside(scene, 'glass-of-milk', 0, 96),
    ],
  },
  'red-berry-dessert': {
    field: 'herb',
    draw: (scene) => [
      main(
        bowl(
          scene,
          122,
          'white',
          ['#d8324a', '#8d1230'],
          scatter(
            scene,
            [
              function berry() {
                return '<circle r="10" fill="#a3142f"/><circle r="8" cx="-1" cy="-1" fill="#e23a52"/><path d="M-4-4a5 5 0 0 1 4-2" stroke="#ffc0c8" stroke-width="2" stroke-linecap="round" fill="none"/>';
              },
              function blueberry() {
                return '<circle r="9" fill="#43265e"/><circle r="7" cx="-1" cy="-1" fill="#6b4690"/>';
              },
            ],
            { count: 28, radius: 88, scale: 1.35 },
          ) + at(8, -6, sauce(scene, 42, '#fff3bf', '#f4cf72')),
        ),
      ),
      beside(scene, 'cherries'),
    ],
  },
  franzbroetchen: {
    field: 'slate',
    draw: (scene) => [
      main(plate(scene, 132)),
      at(158, 112, franzbroetchen(scene), -10),
      at(212, 182, franzbroetchen(scene), 6),
      beside(scene, 'hot-beverage', 0, 96),
    ],
  },
};
