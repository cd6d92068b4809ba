/** Draws every demo picture and mark anew: `npm run illustrations`. Every run gives the same files. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawDish } from './drawing/composition.ts';
import { DISHES } from './drawing/dishes/all.ts';
import { MARKS } from './drawing/marks.ts';
import { RESTAURANTS } from './drawing/restaurants.ts';
import { drawRestaurant } from './drawing/storefront.ts';

const publicFolder = fileURLToPath(new URL('../../frontend/public/', import.meta.url));
/** Dots an inch at which a drawing is taken before it is made smaller: four times its own size. */
const DENSITY = 288;

/**
 * As bitmaps of this width in pixels: a browser draws an SVG file on the thread that answers to touches, and decodes
 * these beside it.
 */
async function writeFolder(
  folder: string,
  { width, quality }: { width: number; quality: number },
  pictures: ReadonlyMap<string, string>,
): Promise<void> {
  const path = `${publicFolder}images/${folder}/`;
  mkdirSync(path, { recursive: true });
  for (const file of readdirSync(path)) rmSync(path + file);
  let bytes = 0;
  for (const [name, svg] of pictures) {
    const drawn = sharp(Buffer.from(svg), { density: DENSITY }).resize(width);
    const { size } = await drawn.avif({ quality, effort: 8 }).toFile(`${path}${name}.avif`);
    bytes += size;
  }
  const kibibytes = (value: number): string => (value / 1024).toFixed(1);
  process.stdout.write(
    `${folder}: ${pictures.size} pictures, ${kibibytes(bytes)} KiB, ${kibibytes(bytes / pictures.size)} KiB each\n`,
  );
}

await writeFolder(
  'dishes',
  { width: 480, quality: 52 },
  new Map(Object.entries(DISHES).map(([name, dish]) => [name, drawDish(name, dish)])),
);
await writeFolder(
  'restaurants',
  { width: 720, quality: 45 },
  new Map(Object.entries(RESTAURANTS).map(([name, front]) => [name, drawRestaurant(name, front)])),
);
for (const [file, svg] of MARKS) writeFileSync(publicFolder + file, svg);
