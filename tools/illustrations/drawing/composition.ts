/** How a picture of a dish is laid: a cloth in the field's colour, one large drawing, small companions. */
import { FIELDS, type Field } from './palette.ts';
import { n, Scene } from './scene.ts';
import { shadow } from './tableware.ts';

const DISH_SIZE = { width: 400, height: 300 } as const;

export interface Dish {
  field: Field;
  draw: (scene: Scene) => string[];
}
export type Dishes = Readonly<Record<string, Dish>>;

/** Where the large drawing sits: left of the middle, since its companion lies to the lower right. */
export const MAIN = { x: 186, y: 148 } as const;

export function at(x: number, y: number, svg: string, rotate = 0, scale = 1): string {
  const parts = [`translate(${n(x)} ${n(y)})`];
  if (rotate !== 0) parts.push(`rotate(${n(rotate)})`);
  if (scale !== 1) parts.push(`scale(${n(scale, 2)})`);
  return `<g transform="${parts.join('')}">${svg}</g>`;
}

export function main(svg: string, rotate = 0, scale = 1): string {
  return at(MAIN.x, MAIN.y, svg, rotate, scale);
}

/** A Fluent drawing with the shadow that it throws on the cloth. */
export function standing(scene: Scene, name: string, x: number, y: number, size: number, rotate = 0): string {
  return shadow(scene, x, y + size * 0.44, size * 0.48, size * 0.1, 0.5) + scene.emoji(name, { x, y, size, rotate });
}

/** The large Fluent drawing on its plate. */
export function hero(scene: Scene, name: string, size = 200, rotate = 0): string {
  return standing(scene, name, MAIN.x, MAIN.y, size, rotate);
}

/** A companion to the lower right. */
export function beside(scene: Scene, name: string, rotate = 0, size = 96, x = 324, y = 216): string {
  return standing(scene, name, x, y, size, rotate);
}

/** Chopsticks laid over the rim to the upper right. */
export function sticks(scene: Scene): string {
  return scene.emoji('chopsticks', { x: 318, y: 78, size: 130, rotate: 20 });
}

/** A gingham cloth with a lighter round where the plate goes. */
export function cloth(scene: Scene, field: Field, width: number, height: number, cell: number): string {
  const { base, light, dark } = FIELDS[field];
  let bands = '';
  for (let x = cell / 2; x < width; x += cell * 2) bands += `M${x} 0h${cell}V${height}h-${cell}z`;
  let rows = '';
  for (let y = cell / 2; y < height; y += cell * 2) rows += `M0 ${y}h${width}v${cell}H0z`;
  const glow = scene.radial(
    [
      [0, light],
      [0.55, light, 0.75],
      [1, light, 0],
    ],
    [0.5, 0.5],
    0.5,
  );
  return (
    `<path fill="${base}" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="${dark}" fill-opacity=".3" d="${bands}"/><path fill="${dark}" fill-opacity=".3" d="${rows}"/>` +
    `<ellipse cx="${n(width * 0.47)}" cy="${n(height * 0.5)}" rx="${n(width * 0.5)}" ry="${n(height * 0.66)}" fill="${glow}"/>`
  );
}

export function drawDish(name: string, dish: Dish): string {
  const scene = new Scene(name, DISH_SIZE.width, DISH_SIZE.height);
  scene.add(cloth(scene, dish.field, DISH_SIZE.width, DISH_SIZE.height, 25), ...dish.draw(scene));
  return scene.toString();
}
