import { at, beside, hero, standing, type Dish, type Dishes } from '../composition.ts';
import { maki, nigiri } from '../foods.ts';
import type { Field } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { board } from '../tableware.ts';

/** What shows in the middle of a roll. */
const CUCUMBER =
  '<rect x="-9" y="-7" width="18" height="14" rx="4" fill="#57a548"/><rect x="-6" y="-4.5" width="12" height="9" rx="3" fill="#dff2b8"/>';
const AVOCADO = '<ellipse rx="13" ry="9.5" fill="#5f9a3a"/><ellipse rx="10" ry="7" fill="#d8e78a"/>';
const SALMON =
  '<rect x="-12" y="-8.5" width="24" height="17" rx="6" fill="#f3754a"/><path d="M-7 4q5-9 10-9M0 6q5-8 8-8" stroke="#ffcdb0" stroke-width="2.4" fill="none" stroke-linecap="round"/>';
const SURIMI =
  '<ellipse cx="-6" rx="6" ry="8" fill="#fff"/><path d="M-12-1a6 8 0 0 1 12-1z" fill="#ee5a3a"/><rect x="1" y="-7" width="10" height="7" rx="2" fill="#9cc957"/><rect x="1" y="1" width="10" height="6" rx="2" fill="#4f9a3e"/>';
const SHRIMP = '<circle r="8.5" fill="#f6b13c"/><circle r="5.5" fill="#ffe0c6"/>';
const SWEET_POTATO =
  '<rect x="-11" y="-7" width="11" height="13" rx="3" fill="#f08a2e"/><rect x="1" y="-7" width="10" height="13" rx="3" fill="#ffc94d"/>';

function dots(color: string): string {
  return `<path d="M-29-8h.1M-18-19h.1M0-23h.1M18-18h.1M29-7h.1M30 8h.1M-30 8h.1M-20 19h.1M0 24h.1M20 18h.1M-34 20h.1M-14 34h.1M14 36h.1M32 24h.1" stroke="${color}" stroke-width="6.5" stroke-linecap="round"/>`;
}

const SPOTS = [
  [96, 118],
  [178, 98],
  [260, 112],
  [112, 190],
  [196, 174],
  [276, 188],
] as const;

function rolls(field: Field, companion: string, draw: (scene: Scene) => string): Dish {
  return {
    field,
    draw: (scene) => {
      const id = scene.repeat('maki', () => draw(scene));
      return [
        at(190, 152, board(scene, 316, 222)),
        ...SPOTS.map(([x, y]) => scene.use(id, x, y)),
        beside(scene, companion, 0, 80, 344, 236),
      ];
    },
  };
}

export const SUSHI: Dishes = {
  'maki-cucumber': rolls('paper', 'cucumber', (scene) => maki(scene, CUCUMBER)),
  'maki-avocado': rolls('herb', 'avocado', (scene) => maki(scene, AVOCADO)),
  'maki-salmon': rolls('slate', 'lemon', (scene) => maki(scene, SALMON)),
  'california-roll': rolls('saffron', 'avocado', (scene) => maki(scene, SURIMI, 'rice') + dots('#f2762e')),
  'crunchy-shrimp-roll': rolls('paprika', 'shrimp', (scene) => maki(scene, SHRIMP, 'rice') + dots('#c98432')),
  'garden-roll': rolls('herb', 'mango', (scene) => maki(scene, SWEET_POTATO, 'rice') + dots('#4a3b30')),
  nigiri: {
    field: 'paprika',
    draw: (scene) => {
      const id = scene.repeat('nigiri', () => nigiri(scene, 'salmon'));
      return [
        at(190, 152, board(scene, 316, 222)),
        ...[
          [122, 112],
          [258, 112],
          [122, 196],
          [258, 196],
        ].map(([x = 0, y = 0]) => scene.use(id, x, y, -8, 1.02)),
        beside(scene, 'ginger-root', 0, 80, 344, 240),
      ];
    },
  },
  'nigiri-egg': {
    field: 'slate',
    draw: (scene) => {
      const id = scene.repeat('nigiri', () => nigiri(scene, 'egg'));
      return [
        at(190, 152, board(scene, 316, 222)),
        ...[
          [122, 112],
          [258, 112],
          [122, 196],
          [258, 196],
        ].map(([x = 0, y = 0]) => scene.use(id, x, y, -8, 1.02)),
        beside(scene, 'egg', 12, 76, 344, 236),
      ];
    },
  },
  bento: {
    field: 'paprika',
    draw: (scene) => [
      hero(scene, 'bento-box', 236),
      scene.emoji('chopsticks', { x: 330, y: 90, size: 130, rotate: 20 }),
    ],
  },
  'sushi-platter': {
    field: 'herb',
    draw: (scene) => {
      const salmon = scene.repeat('nigiri', () => nigiri(scene, 'salmon'));
      const roll = scene.repeat('maki', () => maki(scene, SALMON));
      return [
        at(190, 152, board(scene, 316, 222)),
        scene.use(salmon, 122, 98, -8),
        scene.use(salmon, 256, 98, -8),
        ...[
          [86, 176],
          [162, 186],
          [238, 176],
          [300, 200],
        ].map(([x = 0, y = 0]) => scene.use(roll, x, y, 0, 0.94)),
        scene.emoji('chopsticks', { x: 344, y: 74, size: 110, rotate: 20 }),
      ];
    },
  },
  dango: {
    field: 'herb',
    draw: (scene) => [hero(scene, 'dango', 214), standing(scene, 'lotus', 328, 224, 76)],
  },
};
