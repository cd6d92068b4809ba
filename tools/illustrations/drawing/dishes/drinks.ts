import { bottle, can, glass, tulipGlass, type DrinkColors } from '../beverages.ts';
import { at, beside, hero, standing, type Dish, type Dishes } from '../composition.ts';
import { PAPRIKA, PAPER, type Field } from '../palette.ts';
import type { Scene } from '../scene.ts';

function drink(field: Field, vessel: (scene: Scene) => string, companion: string, size = 104): Dish {
  return {
    field,
    draw: (scene) => [at(176, 154, vessel(scene), 0, 1.04), beside(scene, companion, 0, size, 288, 220)],
  };
}

const bottled = (colors: DrinkColors, cap: string) => (scene: Scene) => bottle(scene, colors, cap);
const canned = (colors: DrinkColors) => (scene: Scene) => can(scene, colors);

export const DRINKS: Dishes = {
  cola: drink('paprika', bottled({ light: '#7c3c22', dark: '#32130b', label: PAPER, mark: PAPRIKA }, '#d6401f'), 'ice'),
  'cola-zero': drink('slate', canned({ light: '#5a4f5c', dark: '#231c28', label: PAPRIKA, mark: '#f2a93b' }), 'ice'),
  'orange-soda': drink(
    'herb',
    canned({ light: '#ffb14a', dark: '#e4731a', label: PAPER, mark: '#3f7d46' }),
    'tangerine',
  ),
  lemonade: drink(
    'herb',
    bottled({ light: '#fff0a0', dark: '#efcd4a', label: PAPER, mark: '#e0a51d' }, '#3f7d46'),
    'lemon',
  ),
  'bitter-lemon': drink(
    'saffron',
    bottled({ light: '#eef6d3', dark: '#bfd489', label: '#3f7d46', mark: '#f2c53b' }, '#5b6b75'),
    'lime',
  ),
  'apple-spritzer': drink(
    'saffron',
    bottled({ light: '#ffdc7a', dark: '#dba23a', label: PAPER, mark: '#3f7d46' }, '#3f7d46'),
    'red-apple',
  ),
  water: drink(
    'slate',
    bottled({ light: '#e8f5fb', dark: '#9cc6da', label: PAPER, mark: '#4d8fb0' }, '#4d7f9b'),
    'ice',
  ),
  'alcohol-free-beer': drink(
    'saffron',
    bottled({ light: '#b5692c', dark: '#5e2d10', label: PAPER, mark: '#d69a24' }, '#d6a53a'),
    'beer-mug',
    112,
  ),
  'mate-soda': drink(
    'herb',
    bottled({ light: '#e9b45a', dark: '#a86a1e', label: '#f2a93b', mark: '#3f7d46' }, '#a92d13'),
    'mate',
  ),
  ayran: drink('herb', (scene) => glass(scene, '#ffffff', '#eee4da', '#ffffff'), 'cucumber', 92),
  'mango-lassi': drink('paprika', (scene) => glass(scene, '#ffd25a', '#f39a2b', '#fff0c4'), 'mango'),
  'jasmine-tea': {
    field: 'herb',
    draw: (scene) => [hero(scene, 'teapot', 190), standing(scene, 'blossom', 322, 222, 84)],
  },
  'bubble-tea': {
    field: 'herb',
    draw: (scene) => [hero(scene, 'bubble-tea', 226), standing(scene, 'ice', 300, 222, 84)],
  },
  cay: drink('paper', tulipGlass, 'lemon', 80),
};
