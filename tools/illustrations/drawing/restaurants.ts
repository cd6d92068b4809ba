import { bottle } from './beverages.ts';
import { at } from './composition.ts';
import { maki, pizza, type PizzaLook } from './foods.ts';
import * as food from './ingredients.ts';
import { HERB, PAPER, PAPRIKA, PAPRIKA_DEEP, SAFFRON, SLATE } from './palette.ts';
import type { Scene } from './scene.ts';
import { TABLE_Y, type Storefront } from './storefront.ts';
import { shadow } from './tableware.ts';

/** A Fluent drawing that stands on the table; `lift` corrects drawings whose foot is not at their box's end. */
function on(scene: Scene, name: string, x: number, size: number, rotate = 0, lift = 0): string {
  const y = TABLE_Y - size * 0.45 - lift;
  return shadow(scene, x, TABLE_Y - 2 - lift, size * 0.5, size * 0.08, 0.5) + scene.emoji(name, { x, y, size, rotate });
}

/** A pizza propped up so that one sees what is on it. */
function proppedPizza(scene: Scene, look: PizzaLook): string {
  return shadow(scene, 320, TABLE_Y - 2, 120, 14, 0.5) + at(320, 180, pizza(scene, 108, look));
}

function cola(scene: Scene, x: number): string {
  const colors = { light: '#7c3c22', dark: '#32130b', label: PAPER, mark: PAPRIKA };
  return at(x, TABLE_Y - 76, bottle(scene, colors, PAPRIKA), 0, 0.7);
}

function lanterns(scene: Scene): string {
  return [92, 548]
    .map(
      (x) =>
        `<path d="M${x} 40v40" stroke="${PAPRIKA_DEEP}" stroke-width="3"/>` +
        scene.emoji('red-paper-lantern', { x, y: 118, size: 86 }),
    )
    .join('');
}

export const RESTAURANTS: Readonly<Record<string, Storefront>> = {
  'ofen-und-basilikum': {
    field: 'herb',
    pattern: 'tiles',
    accent: PAPRIKA,
    draw: (scene) => [
      proppedPizza(scene, {
        layers: [
          { of: [food.mozzarella], count: 8, scale: 1.2 },
          { of: [food.basil], count: 7, scale: 1.25, turn: 40 },
        ],
      }),
      on(scene, 'cheese-wedge', 142, 116),
      on(scene, 'tomato', 222, 88),
      on(scene, 'olive', 430, 74),
      on(scene, 'pizza', 512, 136),
    ],
  },
  drachentopf: {
    field: 'saffron',
    pattern: 'waves',
    accent: PAPRIKA,
    draw: (scene) => [
      lanterns(scene),
      on(scene, 'steaming-bowl', 320, 214),
      on(scene, 'dumpling', 158, 112),
      on(scene, 'hot-pepper', 222, 76),
      on(scene, 'takeout-box', 484, 136),
    ],
  },
  kiezbulette: {
    field: 'paper',
    pattern: 'rays',
    accent: PAPRIKA,
    draw: (scene) => [
      on(scene, 'french-fries', 150, 150),
      cola(scene, 498),
      on(scene, 'hamburger', 320, 220),
      on(scene, 'tomato', 440, 76),
    ],
  },
  'kleine-welle': {
    field: 'slate',
    pattern: 'waves',
    accent: '#3f5f78',
    draw: (scene) => {
      const filling = '<rect x="-12" y="-8" width="24" height="16" rx="6" fill="#f3754a"/>';
      const roll = scene.repeat('maki', () => maki(scene, filling));
      return [
        on(scene, 'sushi', 320, 218),
        shadow(scene, 156, TABLE_Y, 96, 12, 0.5),
        scene.use(roll, 112, TABLE_Y - 42, 0, 1.08),
        scene.use(roll, 198, TABLE_Y - 40, 0, 1.08),
        scene.use(roll, 154, TABLE_Y - 88, 0, 1.08),
        on(scene, 'bento-box', 496, 150),
      ];
    },
  },
  'koez-ocakbasi': {
    field: 'paprika',
    pattern: 'tiles',
    accent: '#3d3138',
    draw: (scene) => [
      scene.emoji('fire', { x: 320, y: 150, size: 226 }),
      on(scene, 'meat-on-bone', 320, 176),
      on(scene, 'flatbread', 142, 108),
      on(scene, 'tomato', 216, 82),
      on(scene, 'hot-pepper', 424, 84),
      on(scene, 'stuffed-flatbread', 512, 128),
    ],
  },
  'pasta-pinuccia': {
    field: 'saffron',
    pattern: 'tiles',
    accent: HERB,
    draw: (scene) => [
      on(scene, 'spaghetti', 320, 226),
      on(scene, 'tomato', 134, 106),
      on(scene, 'garlic', 206, 80),
      on(scene, 'cheese-wedge', 504, 118),
      on(scene, 'olive', 436, 66),
    ],
  },
  'pizza-steuerbord': {
    field: 'slate',
    pattern: 'waves',
    accent: PAPRIKA,
    draw: (scene) => [
      proppedPizza(scene, {
        sauce: 'cream',
        layers: [
          { of: [food.salmon, food.mozzarella], count: 13, scale: 1.35 },
          { of: [food.onionRing, food.herbs], count: 10, turn: 40 },
        ],
      }),
      on(scene, 'anchor', 132, 112),
      on(scene, 'lemon', 214, 80),
      on(scene, 'shrimp', 430, 84),
      on(scene, 'ring-buoy', 514, 118),
    ],
  },
  reisboot: {
    field: 'herb',
    pattern: 'waves',
    accent: SAFFRON,
    draw: (scene) => [
      on(scene, 'curry-rice', 320, 224),
      on(scene, 'coconut', 134, 110),
      on(scene, 'lime', 212, 80),
      on(scene, 'shrimp', 434, 92),
      on(scene, 'lotus', 514, 104),
    ],
  },
  hafenbrater: {
    field: 'slate',
    pattern: 'rays',
    accent: '#2f5573',
    draw: (scene) => [
      on(scene, 'french-fries', 506, 146),
      on(scene, 'hot-dog', 150, 134),
      on(scene, 'hamburger', 320, 220),
      on(scene, 'lemon', 430, 72),
      on(scene, 'anchor', 222, 70),
    ],
  },
  'lale-sofrasi': {
    field: 'paprika',
    pattern: 'dots',
    accent: HERB,
    draw: (scene) => [
      on(scene, 'tulip', 96, 120),
      on(scene, 'tulip', 548, 120),
      on(scene, 'pot-of-food', 320, 220),
      on(scene, 'eggplant', 186, 112),
      on(scene, 'olive', 428, 72),
      on(scene, 'hot-beverage', 482, 84),
    ],
  },
  'trattoria-mainufer': {
    field: 'paper',
    pattern: 'tiles',
    accent: SAFFRON,
    draw: (scene) => [
      on(scene, 'shallow-pan-of-food', 320, 226),
      on(scene, 'baguette-bread', 132, 128),
      on(scene, 'tomato', 208, 78),
      on(scene, 'garlic', 436, 84),
      on(scene, 'lemon', 508, 104),
    ],
  },
  nudelturm: {
    field: 'paprika',
    pattern: 'rays',
    accent: SLATE,
    draw: (scene) => [
      on(scene, 'steaming-bowl', 320, 232),
      on(scene, 'fish-cake-with-swirl', 140, 104),
      on(scene, 'egg', 212, 78),
      on(scene, 'brown-mushroom', 434, 88),
      on(scene, 'dumpling', 510, 116),
    ],
  },
  'bembel-burger': {
    field: 'herb',
    pattern: 'dots',
    accent: '#4a6785',
    draw: (scene) => [
      on(scene, 'pretzel', 138, 126),
      on(scene, 'hamburger', 320, 220),
      on(scene, 'green-apple', 446, 84),
      on(scene, 'red-apple', 520, 104),
    ],
  },
  'mangal-am-main': {
    field: 'saffron',
    pattern: 'rays',
    accent: PAPRIKA_DEEP,
    draw: (scene) => [
      on(scene, 'stuffed-flatbread', 320, 216),
      on(scene, 'falafel', 144, 112),
      on(scene, 'onion', 218, 78),
      on(scene, 'tomato', 428, 82),
      on(scene, 'burrito', 510, 132),
    ],
  },
};
