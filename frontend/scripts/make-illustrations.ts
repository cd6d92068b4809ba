/** Draws every demo picture and mark anew: `node frontend/scripts/make-illustrations.ts`. Every run gives the same files. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawDish } from './illustrations/composition.ts';
import { DISHES } from './illustrations/dishes/all.ts';
import { MARKS } from './illustrations/marks.ts';
import { RESTAURANTS } from './illustrations/restaurants.ts';
import { drawRestaurant } from './illustrations/storefront.ts';

const publicFolder = fileURLToPath(new URL('../public/', import.meta.url));

function writeFolder(folder: string, pictures: ReadonlyMap<string, string>): void {
  const path = `${publicFolder}images/${folder}/`;
  mkdirSync(path, { recursive: true });
  for (const file of readdirSync(path)) if (file.endsWith('.svg')) rmSync(path + file);
  let bytes = 0;
  for (const [name, svg] of pictures) {
    writeFileSync(`${path}${name}.svg`, svg);
    bytes += svg.length;
  }
  const kibibytes = (value: number): string => (value / 1024).toFixed(1);
  process.stdout.write(
    `${folder}: ${pictures.size} pictures, ${kibibytes(bytes)} KiB, ${kibibytes(bytes / pictures.size)} KiB each\n`,
  );
}

writeFolder('dishes', new Map(Object.entries(DISHES).map(([name, dish]) => [name, drawDish(name, dish)])));
writeFolder(
  'restaurants',
  new Map(Object.entries(RESTAURANTS).map(([name, front]) => [name, drawRestaurant(name, front)])),
);
for (const [file, svg] of MARKS) writeFileSync(publicFolder + file, svg);
