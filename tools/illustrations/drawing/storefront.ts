/** The frame of a restaurant's picture: a wall, an awning and a laid table in front. */
import { FIELDS, PAPER, SHADOW, type Field } from './palette.ts';
import { n, Scene } from './scene.ts';

const RESTAURANT_SIZE = { width: 640, height: 360 } as const;
/** Where things stand on the table. */
export const TABLE_Y = 292;

type WallPattern = 'rays' | 'dots' | 'waves' | 'tiles';

export interface Storefront {
  field: Field;
  pattern: WallPattern;
  /** Of the awning's stripes and the cloth's hem. */
  accent: string;
  draw: (scene: Scene) => string[];
}

const { width, height } = RESTAURANT_SIZE;

function wallPattern(kind: WallPattern): string {
  let path = '';
  if (kind === 'rays') {
    for (let index = 0; index < 12; index += 1) {
      const [from, to] = [(index / 12) * Math.PI * 2, ((index + 0.5) / 12) * Math.PI * 2];
      path += `M320 200L${n(320 + Math.cos(from) * 480, 0)} ${n(200 + Math.sin(from) * 480, 0)} ${n(320 + Math.cos(to) * 480, 0)} ${n(200 + Math.sin(to) * 480, 0)}z`;
    }
    return `<path d="${path}"/>`;
  }
  if (kind === 'dots') {
    for (let row = 0; row < 9; row += 1)
      for (let column = 0; column < 17; column += 1) path += `M${column * 40 + (row % 2) * 20} ${64 + row * 26}h.1`;
    return `<path d="${path}" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>`;
  }
  if (kind === 'waves') {
    for (let row = 0; row < 7; row += 1) {
      path += `M${row % 2 === 0 ? -40 : 0} ${104 + row * 28}`;
      for (let column = 0; column < 9; column += 1) path += 'a40 34 0 0 1 80 0';
    }
    return `<path d="${path}" fill="none" stroke="#fff" stroke-width="5"/>`;
  }
  for (let row = 0; row < 6; row += 1) path += `M0 ${70 + row * 36}h640`;
  for (let row = 0; row < 6; row += 1)
    for (let column = 0; column < 10; column += 1) path += `M${column * 72 + (row % 2) * 36} ${70 + row * 36}v36`;
  return `<path d="${path}" fill="none" stroke="#fff" stroke-width="4"/>`;
}

/** An odd number, so that both ends have the accent's colour and the picture keeps its corners on a white page. */
const STRIPES = 15;

function awning(scene: Scene, accent: string): string {
  const stripeWidth = width / STRIPES;
  const drop = n(stripeWidth / 2, 2);
  let own = '';
  let other = '';
  for (let index = 0; index < STRIPES; index += 1) {
    const from = n(index * stripeWidth, 2);
    const to = n((index + 1) * stripeWidth, 2);
    const stripe = `M${from} 0H${to}v40A${drop} 20 0 0 1 ${from} 40z`;
    if (index % 2 === 0) own += stripe;
    else other += stripe;
  }
  const shade = scene.linear([
    [0, '#fff', 0.25],
    [0.6, '#fff', 0],
    [1, SHADOW, 0.25],
  ]);
  return (
    `<path d="M0 0h640v58q-10 12-20 12t-20-12H40q-10 12-20 12T0 58z" fill="${SHADOW}" fill-opacity=".14" transform="translate(0 6)"/>` +
    `<path d="${own}" fill="${accent}"/><path d="${other}" fill="${PAPER}"/><path d="M0 0h640v44H0z" fill="${shade}"/>`
  );
}

function table(scene: Scene, accent: string): string {
  const top = scene.linear([
    [0, '#f1e4d3'],
    [1, '#fffaf1'],
  ]);
  let stripes = '';
  for (let x = 10; x < width; x += 40) stripes += `M${x} 318h20v42h-20z`;
  let lace = `M0 310h${width}v12`;
  for (let index = 0; index < 16; index += 1) lace += 'a20 16 0 0 1-40 0';
  return (
    `<path d="M0 252h${width}v60H0z" fill="${top}"/><path d="M0 252h${width}" stroke="${SHADOW}" stroke-opacity=".18" stroke-width="3"/>` +
    `<path d="M0 310h${width}v50H0z" fill="${accent}"/><path d="${stripes}" fill="#fff" fill-opacity=".22"/>` +
    `<path d="${lace}z" fill="${SHADOW}" fill-opacity=".2" transform="translate(0 4)"/><path d="${lace}z" fill="#fffaf1"/>`
  );
}

export function drawRestaurant(name: string, storefront: Storefront): string {
  const scene = new Scene(name, width, height);
  const { base, light, dark } = FIELDS[storefront.field];
  const glow = scene.radial(
    [
      [0, light],
      [1, light, 0],
    ],
    [0.5, 0.5],
    0.5,
  );
  scene.add(
    `<path fill="${base}" d="M0 0h${width}v${height}H0z"/><g fill="${dark}" fill-opacity=".32" stroke-opacity=".3">${wallPattern(storefront.pattern)}</g>`,
    `<ellipse cx="320" cy="190" rx="300" ry="170" fill="${glow}"/>`,
    awning(scene, storefront.accent),
    table(scene, storefront.accent),
    ...storefront.draw(scene),
  );
  return scene.toString();
}
