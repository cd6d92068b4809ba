import { at, beside, main, sticks, type Dish, type Dishes } from '../composition.ts';
import { FRIED_NOODLE, nest, RICE_NOODLE, scatter, WHEAT, type NoodleColors } from '../foods.ts';
import * as food from '../ingredients.ts';
import type { Ingredient } from '../ingredients.ts';
import type { Field } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { bowl, type Glaze } from '../tableware.ts';

function ingredient(scene: Scene, of: Ingredient, x: number, y: number, rotate: number, scale: number): string {
  return scene.use(
    scene.repeat(`ingredient ${of.name}`, () => of(scene)),
    x,
    y,
    rotate,
    scale,
  );
}

interface WokLook {
  field: Field;
  glaze: Glaze;
  gravy: readonly [string, string];
  pieces: readonly Ingredient[];
  count?: number;
  scale?: number;
  companion: string;
  over?: (scene: Scene) => string;
}

function wok(look: WokLook): Dish {
  return {
    field: look.field,
    draw: (scene) => [
      sticks(scene),
      main(
        bowl(
          scene,
          122,
          look.glaze,
          look.gravy,
          scatter(scene, look.pieces, { count: look.count ?? 24, radius: 88, scale: look.scale ?? 1.5 }),
        ),
      ),
      look.over?.(scene) ?? '',
      beside(scene, look.companion),
    ],
  };
}

interface NoodleSoupLook {
  field: Field;
  glaze: Glaze;
  broth: readonly [string, string];
  noodles: NoodleColors;
  toppings: readonly Ingredient[];
  egg?: boolean;
  companion: string;
  over?: (scene: Scene) => string;
}

function noodleSoup(look: NoodleSoupLook): Dish {
  return {
    field: look.field,
    draw: (scene) => [
      sticks(scene),
      main(
        bowl(
          scene,
          122,
          look.glaze,
          look.broth,
          at(-18, 20, nest(scene, 66, look.noodles)) +
            scatter(scene, look.toppings, { count: 13, radius: 86, scale: 1.35, turn: 200, hole: 0.35 }) +
            (look.egg
              ? ingredient(scene, food.eggHalf, 44, -34, 30, 1.5) + ingredient(scene, food.eggHalf, 70, 12, 60, 1.5)
              : ''),
        ),
      ),
      look.over?.(scene) ?? '',
      beside(scene, look.companion),
    ],
  };
}

export const ASIAN_BOWLS: Dishes = {
  'cucumber-salad': wok({
    field: 'herb',
    glaze: 'slate',
    gravy: ['#dfeab8', '#a9c077'],
    pieces: [food.cucumber, food.cucumber, food.garlicSlice, food.cucumber],
    scale: 1.75,
    companion: 'cucumber',
  }),
  'hot-sour-soup': wok({
    field: 'paprika',
    glaze: 'white',
    gravy: ['#d2713a', '#8f3a17'],
    pieces: [food.tofu, food.mushroom, food.scallion, food.chiliOil],
    count: 20,
    companion: 'hot-pepper',
  }),
  'kung-pao-chicken': wok({
    field: 'saffron',
    glaze: 'white',
    gravy: ['#b4571f', '#743010'],
    pieces: [food.chicken, food.peanut, food.chicken, food.chiliSlice, food.scallion],
    companion: 'peanuts',
  }),
  'beef-broccoli': wok({
    field: 'herb',
    glaze: 'paprika',
    gravy: ['#8a4b28', '#55290f'],
    pieces: [food.beef],
    count: 16,
    scale: 1.7,
    companion: 'garlic',
    over: (scene) =>
      scene.emoji('broccoli', { x: 146, y: 116, size: 74 }) +
      scene.emoji('broccoli', { x: 226, y: 136, size: 74, rotate: 24 }) +
      scene.emoji('broccoli', { x: 168, y: 194, size: 74, rotate: -18 }),
  }),
  'mapo-tofu': wok({
    field: 'paper',
    glaze: 'black',
    gravy: ['#e0502a', '#a12510'],
    pieces: [food.tofu, food.tofu, food.scallion, food.chiliOil],
    scale: 1.7,
    companion: 'hot-pepper',
  }),
  'eggplant-wok': wok({
    field: 'paper',
    glaze: 'white',
    gravy: ['#a65a2c', '#6a2f14'],
    pieces: [food.eggplantSlice, food.eggplantSlice, food.chiliSlice, food.scallion],
    scale: 1.6,
    companion: 'eggplant',
  }),
  'shrimp-snow-peas': {
    field: 'slate',
    draw: (scene) => [
      sticks(scene),
      main(
        bowl(
          scene,
          122,
          'herb',
          ['#f6e6c0', '#d8bd85'],
          scatter(scene, [food.pea, food.scallion], { count: 20, radius: 90, scale: 1.5 }),
        ),
      ),
      scene.emoji('pea-pod', { x: 232, y: 108, size: 76, rotate: 12 }),
      scene.emoji('pea-pod', { x: 144, y: 196, size: 76, rotate: 60 }),
      scene.emoji('shrimp', { x: 144, y: 116, size: 84, rotate: -20 }),
      scene.emoji('shrimp', { x: 222, y: 184, size: 84, rotate: 130 }),
      beside(scene, 'garlic'),
    ],
  },
  'dan-dan-noodles': wok({
    field: 'saffron',
    glaze: 'black',
    gravy: ['#d5712f', '#9a3b12'],
    pieces: [food.peanut],
    count: 0,
    companion: 'peanuts',
    over: (scene) =>
      main(
        nest(scene, 82, FRIED_NOODLE) +
          scatter(scene, [food.beef, food.peanut, food.scallion, food.chiliSlice], {
            count: 20,
            radius: 66,
            scale: 1.1,
          }),
      ),
  }),
  'noodle-soup': noodleSoup({
    field: 'herb',
    glaze: 'white',
    broth: ['#d9964f', '#a3592a'],
    noodles: RICE_NOODLE,
    toppings: [food.beef, food.scallion, food.basil, food.beef],
    companion: 'lime',
  }),
  'pho-tofu': noodleSoup({
    field: 'saffron',
    glaze: 'herb',
    broth: ['#e6b46a', '#bd7f38'],
    noodles: RICE_NOODLE,
    toppings: [food.tofu, food.pakChoi, food.mushroom],
    companion: 'lime',
  }),
  'ramen-shoyu': noodleSoup({
    field: 'slate',
    glaze: 'paprika',
    broth: ['#b9713a', '#7c3f1a'],
    noodles: WHEAT,
    toppings: [food.ham, food.scallion, food.pakChoi],
    egg: true,
    companion: 'egg',
  }),
  'ramen-tonkotsu': noodleSoup({
    field: 'paprika',
    glaze: 'black',
    broth: ['#f3ddb4', '#d3ab72'],
    noodles: WHEAT,
    toppings: [food.ham, food.scallion, food.mushroom],
    egg: true,
    companion: 'garlic',
    over: (scene) => scene.emoji('fish-cake-with-swirl', { x: 214, y: 196, size: 56, rotate: 10 }),
  }),
  'ramen-miso': noodleSoup({
    field: 'herb',
    glaze: 'slate',
    broth: ['#e3a352', '#b26c25'],
    noodles: WHEAT,
    toppings: [food.tofu, food.corn, food.pakChoi, food.scallion],
    companion: 'ear-of-corn',
  }),
  'ramen-tantan': noodleSoup({
    field: 'saffron',
    glaze: 'white',
    broth: ['#ec7f3c', '#c04316'],
    noodles: WHEAT,
    toppings: [food.beef, food.scallion, food.chiliSlice, food.peanut],
    companion: 'hot-pepper',
  }),
  'miso-soup': wok({
    field: 'slate',
    glaze: 'black',
    gravy: ['#e5b673', '#bb7f39'],
    pieces: [food.tofu, food.scallion, food.pakChoi],
    count: 14,
    scale: 1.4,
    companion: 'beans',
  }),
  'coconut-soup': wok({
    field: 'herb',
    glaze: 'paprika',
    gravy: ['#fff5e2', '#ecd3a8'],
    pieces: [food.chicken, food.mushroom, food.basil, food.chiliSlice],
    count: 16,
    companion: 'coconut',
  }),
};
