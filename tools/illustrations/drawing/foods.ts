/** Bases drawn from above: pizza, noodles, rice, sushi. All are centred on the origin. */
import type { Ingredient } from './ingredients.ts';
import { n, type Scene } from './scene.ts';
import { shadow } from './tableware.ts';

interface Scatter {
  count: number;
  /** Of the circle to fill. */
  radius: number;
  scale?: number;
  /** Degrees by which the pattern is turned, so that layers don't meet. */
  turn?: number;
  /** Part of the radius that stays free in the middle. */
  hole?: number;
}

/** Spreads pieces like the seeds of a sunflower: even, but not a grid. */
export function scatter(scene: Scene, ingredients: readonly Ingredient[], options: Scatter): string {
  const { count, radius, scale = 1, turn = 0, hole = 0 } = options;
  const golden = 2.399963;
  let svg = '';
  for (let index = 0; index < count; index += 1) {
    const ingredient = ingredients[index % ingredients.length];
    if (!ingredient) continue;
    const reach = Math.sqrt(hole * hole + ((index + 0.5) / count) * (1 - hole * hole)) * radius;
    const angle = index * golden + (turn * Math.PI) / 180 + (scene.random() - 0.5) * 0.25;
    const id = scene.repeat(`ingredient ${ingredient.name}`, () => ingredient(scene));
    const size = scale * (0.92 + scene.random() * 0.16);
    svg += scene.use(id, Math.cos(angle) * reach, Math.sin(angle) * reach, scene.random() * 360, size);
  }
  return svg;
}

/** A blob that is nearly a circle. */
function blob(scene: Scene, radius: number, wobble: number, points = 12): string {
  const corners = Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * Math.PI * 2;
    const reach = radius * (1 - wobble * scene.random());
    return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
  });
  const middle = (a: readonly [number, number], b: readonly [number, number]): string =>
    `${n((a[0] + b[0]) / 2, 0)} ${n((a[1] + b[1]) / 2, 0)}`;
  const first = corners[0] ?? [0, 0];
  const last = corners[points - 1] ?? [0, 0];
  let path = `M${middle(last, first)}`;
  corners.forEach((corner, index) => {
    path += `Q${n(corner[0], 0)} ${n(corner[1], 0)} ${middle(corner, corners[(index + 1) % points] ?? first)}`;
  });
  return `${path}Z`;
}

export interface PizzaLook {
  sauce?: 'tomato' | 'cream';
  cheese?: boolean;
  layers: readonly { of: readonly Ingredient[]; count: number; scale?: number; turn?: number; hole?: number }[];
}

export function pizza(scene: Scene, radius: number, look: PizzaLook): string {
  const crust = scene.radial(
    [
      [0.72, '#d98f44'],
      [0.86, '#f7c67c'],
      [1, '#cf863c'],
    ],
    [0.5, 0.5],
    0.5,
  );
  const sauce = look.sauce === 'cream' ? ['#fff3d6', '#f0d9a6'] : ['#ee5a3a', '#c0301f'];
  const sauceFill = scene.radial([
    [0, sauce[0] ?? ''],
    [1, sauce[1] ?? ''],
  ]);
  const cheeseFill = scene.radial([
    [0, '#ffe9a3'],
    [0.7, '#fbcf68'],
    [1, '#f3b04a'],
  ]);
  let blisters = '';
  for (let index = 0; index < 15; index += 1) {
    const angle = (index / 15) * Math.PI * 2 + scene.random() * 0.3;
    const reach = radius * (0.925 + scene.random() * 0.03);
    blisters += `<ellipse cx="${n(Math.cos(angle) * reach)}" cy="${n(Math.sin(angle) * reach)}" rx="${n(2.5 + scene.random() * 4)}" ry="${n(2 + scene.random() * 1.5)}" transform="rotate(${n((angle * 180) / Math.PI + 90, 0)} ${n(Math.cos(angle) * reach)} ${n(Math.sin(angle) * reach)})"/>`;
  }
  const layers = look.layers.map((layer) =>
    scatter(scene, layer.of, {
      count: layer.count,
      radius: radius * 0.68,
      scale: layer.scale ?? 1,
      turn: layer.turn ?? 0,
      hole: layer.hole ?? 0.1,
    }),
  );
  return (
    shadow(scene, 0, radius * 0.1, radius * 1.14, radius * 1.1, 0.36) +
    `<circle r="${radius}" fill="${crust}"/><g fill="#8f4e1f" fill-opacity=".55">${blisters}</g>` +
    `<path d="${blob(scene, radius * 0.86, 0.04)}" fill="${sauceFill}"/>` +
    (look.cheese === false ? '' : `<path d="${blob(scene, radius * 0.83, 0.16, 14)}" fill="${cheeseFill}"/>`) +
    layers.join('')
  );
}

export interface NoodleColors {
  dark: string;
  mid: string;
  light: string;
}
export const WHEAT: NoodleColors = { dark: '#d9982f', mid: '#f6c75a', light: '#ffe39a' };
export const RICE_NOODLE: NoodleColors = { dark: '#d8c7a6', mid: '#f7eedb', light: '#ffffff' };
export const PESTO_NOODLE: NoodleColors = { dark: '#7a9a2e', mid: '#c0cf5a', light: '#e4ea98' };
export const RED_NOODLE: NoodleColors = { dark: '#c2551e', mid: '#ef9448', light: '#ffc98a' };
export const FRIED_NOODLE: NoodleColors = { dark: '#9a5a20', mid: '#d8954a', light: '#f3c580' };

/** Long noodles wound into a nest. */
export function nest(scene: Scene, radius: number, colors: NoodleColors): string {
  const strand = (from: number, to: number, step: number, color: string, width: number): string => {
    let path = '';
    for (let reach = from; reach > to; reach -= step) {
      const start = scene.random() * Math.PI * 2;
      const sweep = Math.PI * (0.75 + scene.random() * 0.8);
      const wobble = (scene.random() - 0.5) * radius * 0.12;
      const x = (angle: number): string => n(Math.cos(angle) * reach + wobble, 0);
      const y = (angle: number): string => n(Math.sin(angle) * reach * 0.97 - wobble, 0);
      path += `M${x(start)} ${y(start)}A${n(reach, 0)} ${n(reach, 0)} 0 ${sweep > Math.PI ? 1 : 0} 1 ${x(start + sweep)} ${y(start + sweep)}`;
    }
    return `<path d="${path}" stroke="${color}" stroke-width="${n(width)}"/>`;
  };
  const w = radius * 0.085;
  return (
    `<circle r="${n(radius)}" fill="${colors.dark}"/><g fill="none" stroke-linecap="round">` +
    strand(radius * 0.96, radius * 0.08, w * 1.15, colors.mid, w) +
    strand(radius * 0.98, radius * 0.08, w * 1.7, colors.dark, w * 1.35) +
    strand(radius * 0.97, radius * 0.1, w * 1.5, colors.mid, w) +
    strand(radius * 0.94, radius * 0.1, w * 1.9, colors.light, w * 0.5) +
    '</g>'
  );
}

/** A pool of sauce. */
export function sauce(scene: Scene, radius: number, light: string, dark: string): string {
  const fill = scene.radial([
    [0, light],
    [1, dark],
  ]);
  return (
    `<path d="${blob(scene, radius, 0.22)}" fill="${fill}"/>` +
    `<path d="M${n(-radius * 0.45)} ${n(-radius * 0.35)}q${n(radius * 0.25)} ${n(-radius * 0.25)} ${n(radius * 0.6)} ${n(-radius * 0.15)}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="${n(radius * 0.07)}" stroke-linecap="round"/>`
  );
}

/** A heap of rice; `colors` are its lit side and its shade. */
export function rice(scene: Scene, radius: number, colors: readonly [string, string] = ['#ffffff', '#e9ddd0']): string {
  const fill = scene.radial([
    [0, colors[0]],
    [1, colors[1]],
  ]);
  let bright = '';
  let shade = '';
  for (let index = 0; index < 60; index += 1) {
    const reach = Math.sqrt((index + 0.5) / 60) * radius * 0.92;
    const angle = index * 2.399963;
    const lean = scene.random() * Math.PI;
    const grain = `M${n(Math.cos(angle) * reach, 0)} ${n(Math.sin(angle) * reach, 0)}l${n(Math.cos(lean) * 5, 0)} ${n(Math.sin(lean) * 5, 0)}`;
    if (index % 2 === 0) bright += grain;
    else shade += grain;
  }
  return (
    `<path d="${blob(scene, radius, 0.08)}" fill="${fill}"/>` +
    `<g fill="none" stroke-linecap="round" stroke-width="3.2"><path d="${shade}" stroke="#b79d84" stroke-opacity=".35"/><path d="${bright}" stroke="#fff" stroke-opacity=".9"/></g>`
  );
}

/** One maki, standing, seen from above at a slant. */
export function maki(scene: Scene, filling: string, outside: 'nori' | 'rice' = 'nori'): string {
  const side = scene.linear(
    outside === 'nori'
      ? [
          [0, '#3d5346'],
          [0.5, '#22322b'],
          [1, '#131f1b'],
        ]
      : [
          [0, '#fff6ec'],
          [1, '#d9c4b3'],
        ],
    [0, 0],
    [1, 0],
  );
  const top = scene.radial([
    [0, '#ffffff'],
    [1, '#efe3d8'],
  ]);
  const ring = outside === 'nori' ? '#31463b' : '#fff';
  return (
    `<path d="M-36 0V26A36 27 0 0 0 36 26V0Z" fill="${side}"/><ellipse rx="36" ry="27" fill="${ring}"/>` +
    `<ellipse rx="32" ry="23.5" fill="${top}"/>` +
    '<path d="M-24-6l4-3M-12-16l5-1M8-18l5 2M22-9l3 3M25 4l-2 4M10 17l-5 1M-9 18l-5-1M-24 8l-2-4" stroke="#d8c6b5" stroke-width="2.6" stroke-linecap="round"/>' +
    (outside === 'rice' ? '<ellipse rx="17" ry="12.5" fill="#22322b"/>' : '') +
    filling
  );
}

/** One nigiri, from the front and slightly above. */
export function nigiri(scene: Scene, kind: 'salmon' | 'egg'): string {
  const riceFill = scene.linear([
    [0, '#ffffff'],
    [1, '#e3d3c6'],
  ]);
  const slice = scene.linear(
    kind === 'salmon'
      ? [
          [0, '#ffab7c'],
          [1, '#ec6a41'],
        ]
      : [
          [0, '#ffe27a'],
          [1, '#f0a92d'],
        ],
  );
  const lines =
    kind === 'salmon'
      ? '<path d="M-36-4q8-10 6-22M-14 0q9-12 7-28M10 0q9-12 7-27M34-4q6-8 5-18" fill="none" stroke="#ffd8c0" stroke-width="4" stroke-linecap="round"/>'
      : '<path d="M-44-12q44-14 88 0" fill="none" stroke="#fff3b8" stroke-width="3.5" stroke-linecap="round"/><path d="M-9-31h18v46q-9 3-18 0z" fill="#22322b"/>';
  return (
    `<path d="M-50 0Q-54 28-40 30H40Q54 28 50 0Z" fill="${riceFill}"/>` +
    '<path d="M-40 16l5 3M-22 20l5-2M-2 17l5 3M18 20l5-3M36 15l4 3" stroke="#cdb8a7" stroke-width="3" stroke-linecap="round"/>' +
    `<path d="M-58 4Q-58-26-30-30H30Q58-26 58 4 58 9 50 6 0-8-50 6-58 9-58 4Z" fill="${slice}"/>${lines}`
  );
}

/** A skewer of pieces from left to right. */
export function skewer(scene: Scene, ingredients: readonly Ingredient[], spacing: number, scale: number): string {
  const length = spacing * (ingredients.length - 1);
  let svg = `<path d="M${n(-length / 2 - 44)} 0H${n(length / 2 + 46)}" stroke="#c08a4e" stroke-width="5" stroke-linecap="round"/>`;
  ingredients.forEach((ingredient, index) => {
    const id = scene.repeat(`ingredient ${ingredient.name}`, () => ingredient(scene));
    svg += scene.use(id, index * spacing - length / 2, 0, (scene.random() - 0.5) * 24, scale);
  });
  return svg;
}
