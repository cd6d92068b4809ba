import { lahmacun, pide } from '../baked.ts';
import { at, beside, hero, main, type Dishes } from '../composition.ts';
import { rice, scatter, skewer } from '../foods.ts';
import { adana, trout } from '../grilled.ts';
import * as food from '../ingredients.ts';
import type { Scene } from '../scene.ts';
import { plate } from '../tableware.ts';

function grillPlate(scene: Scene): string {
  return (
    plate(scene, 132) +
    at(54, 46, rice(scene, 44, ['#f6d79a', '#d39a4c'])) +
    at(-62, 62, scatter(scene, [food.tomatoSlice], { count: 2, radius: 22, scale: 1.3 }))
  );
}

export const GRILL: Dishes = {
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
    draw: (scene) => {
      const id = scene.repeat('ingredient kofteGrill', () => food.kofteGrill(scene));
      const places = [-38, 0, 38].flatMap((y) => [-36, 34].map((x) => [x, y, x + y] as const));
      return [
        main(
          plate(scene, 128) +
            scatter(scene, [food.onionRing, food.herbs, food.herbs], {
              count: 12,
              radius: 94,
              scale: 1.2,
              hole: 0.88,
            }) +
            places.map(([x, y, turn]) => scene.use(id, x + y * 0.2, y, turn * 0.2 - 10, 1.22)).join(''),
        ),
        beside(scene, 'tomato'),
      ];
    },
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
};
