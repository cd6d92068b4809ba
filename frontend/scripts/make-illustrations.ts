/** Draws every demo picture anew: `node frontend/scripts/make-illustrations.ts`. The same input gives the same files. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawDish } from './illustrations/composition.ts';
import { DISHES } from './illustrations/dishes/all.ts';

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
  console.log(
    `${folder}: ${pictures.size} pictures, ${kibibytes(bytes)} KiB, ${kibibytes(bytes / pictures.size)} KiB each`,
  );
}

writeFolder('dishes', new Map(Object.entries(DISHES).map(([name, dish]) => [name, drawDish(name, dish)])));
