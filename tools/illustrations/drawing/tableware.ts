/** What food lies in and on, drawn from above, and what stands beside it. All are centred on the origin. */
import { SHADOW } from './palette.ts';
import { n, type Scene } from './scene.ts';

export function shadow(scene: Scene, cx: number, cy: number, rx: number, ry: number, opacity = 0.3): string {
  const fill = scene.radial(
    [
      [0, SHADOW, opacity],
      [0.6, SHADOW, opacity * 0.7],
      [1, SHADOW, 0],
    ],
    [0.5, 0.5],
    0.5,
  );
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;
}

export function plate(scene: Scene, radius: number): string {
  const rim = scene.linear(
    [
      [0, '#ffffff'],
      [1, '#e9dcd3'],
    ],
    [0.2, 0],
    [0.8, 1],
  );
  const well = scene.linear(
    [
      [0, '#ebdfd7'],
      [0.5, '#fbf6f1'],
      [1, '#ffffff'],
    ],
    [0.2, 0],
    [0.8, 1],
  );
  return (
    shadow(scene, 0, radius * 0.1, radius * 1.14, radius * 1.1) +
    `<circle r="${n(radius)}" fill="${rim}"/><circle r="${n(radius * 0.76)}" fill="${well}"/>`
  );
}

const GLAZES = {
  white: ['#ffffff', '#e4d6cd', '#f4ebe4'],
  paprika: ['#f07a55', '#b8341a', '#d3512f'],
  slate: ['#8496a2', '#4d5c68', '#64757f'],
  herb: ['#86b284', '#44774b', '#5c9160'],
  saffron: ['#ffd27a', '#dc9427', '#efb04a'],
  black: ['#5d545c', '#2c2530', '#413845'],
} as const;
export type Glaze = keyof typeof GLAZES;

/** A bowl from above; `contents` lie in its inner circle of 0.84 radius. */
export function bowl(
  scene: Scene,
  radius: number,
  glaze: Glaze,
  broth: readonly [string, string],
  contents = '',
): string {
  const [light, dark, inner] = GLAZES[glaze];
  const rim = scene.linear(
    [
      [0, light],
      [1, dark],
    ],
    [0.15, 0],
    [0.85, 1],
  );
  const fill = scene.radial(
    [
      [0, broth[0]],
      [1, broth[1]],
    ],
    [0.45, 0.4],
    0.62,
  );
  return (
    shadow(scene, 0, radius * 0.12, radius * 1.16, radius * 1.12, 0.36) +
    `<circle r="${n(radius)}" fill="${rim}"/><circle r="${n(radius * 0.91)}" fill="${inner}"/>` +
    `<circle r="${n(radius * 0.84)}" fill="${fill}"/>` +
    contents +
    `<path d="M${n(-radius * 0.72)} ${n(-radius * 0.64)}a${n(radius * 0.96)} ${n(radius * 0.96)} 0 0 1 ${n(radius * 0.6)}-${n(radius * 0.31)}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="${n(radius * 0.045)}" stroke-linecap="round"/>`
  );
}

/** A pan from above, its handle to the lower right. */
export function pan(scene: Scene, radius: number, filling: readonly [string, string], contents = ''): string {
  const iron = scene.linear(
    [
      [0, '#6a6470'],
      [1, '#2d2833'],
    ],
    [0.15, 0],
    [0.85, 1],
  );
  const fill = scene.radial(
    [
      [0, filling[0]],
      [1, filling[1]],
    ],
    [0.45, 0.4],
    0.62,
  );
  return (
    shadow(scene, 0, radius * 0.12, radius * 1.16, radius * 1.12, 0.36) +
    `<rect x="${n(radius * 0.9)}" y="${n(-radius * 0.13)}" width="${n(radius * 0.95)}" height="${n(radius * 0.26)}" rx="${n(radius * 0.13)}" fill="${iron}" transform="rotate(24)"/>` +
    `<circle r="${n(radius)}" fill="${iron}"/><circle r="${n(radius * 0.9)}" fill="#3a3440"/><circle r="${n(radius * 0.84)}" fill="${fill}"/>` +
    contents
  );
}

/** A bamboo steamer from above. */
export function steamer(scene: Scene, radius: number): string {
  const wood = scene.linear(
    [
      [0, '#e9bd7c'],
      [1, '#b57c3b'],
    ],
    [0.15, 0],
    [0.85, 1],
  );
  const clip = Math.round(radius * 0.86);
  const slats = Array.from({ length: 9 }, (_, index) => {
    const x = (index - 4) * clip * 0.22;
    const half = Math.sqrt(Math.max(0, clip * clip - x * x));
    return `M${n(x)} ${n(-half)}V${n(half)}`;
  }).join('');
  return (
    shadow(scene, 0, radius * 0.12, radius * 1.16, radius * 1.12, 0.36) +
    `<circle r="${n(radius)}" fill="${wood}"/><circle r="${n(radius * 0.93)}" fill="#a86f33"/><circle r="${clip}" fill="#eccb93"/>` +
    `<path d="${slats}" stroke="#cf9f5f" stroke-width="3"/>`
  );
}

/** A wooden board from above. */
export function board(scene: Scene, width: number, height: number): string {
  const wood = scene.linear(
    [
      [0, '#d79a5f'],
      [1, '#b37440'],
    ],
    [0, 0],
    [1, 1],
  );
  const grain = [-0.3, -0.08, 0.16, 0.34]
    .map(
      (part) => `M${n(-width * 0.44)} ${n(height * part)}q${n(width * 0.4)} ${n(height * 0.06)} ${n(width * 0.88)} 0`,
    )
    .join('');
  return (
    shadow(scene, 0, height * 0.12, width * 0.57, height * 0.62) +
    `<rect x="${n(-width / 2)}" y="${n(-height / 2)}" width="${n(width)}" height="${n(height)}" rx="22" fill="${wood}"/>` +
    `<path d="${grain}" fill="none" stroke="#8f5729" stroke-opacity=".35" stroke-width="2" stroke-linecap="round"/>`
  );
}
