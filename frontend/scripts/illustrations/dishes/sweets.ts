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
          ['#fff3d6', '#f0d8a4'],
          '<g fill="#a8601f" fill-opacity=".75"><path d="M-50-30q30-26 60-10 20 16-10 24-40 10-50-14zM10 20q30-20 56 0 10 24-24 26-40 0-32-26zM-56 34q20-14 34 2 4 18-16 18-24-4-18-20z"/></g><path d="M-20-10h.1M20-50h.1M50-20h.1M-10 50h.1M-60 0h.1M30 4h.1" stroke="#8a4a17" stroke-width="6" stroke-linecap="round"/>',
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
