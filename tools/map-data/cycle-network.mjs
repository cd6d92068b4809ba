/**
 * Makes the ways of simulated riders (`tools/riding/berlin-network.json`) from Berlin's cycle network as GeoJSON:
 * `node tools/map-data/cycle-network.mjs <folder>`. Its source and licence stand in `docs/open-data.md`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encode } from './simplify.mjs';

const TARGET = path.join(import.meta.dirname, '../riding/berlin-network.json');

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder with the GeoJSON files.');

const { geometries } = JSON.parse(await readFile(path.join(folder, 'cycle-network.geojson'), 'utf8'));
const lines = geometries.flatMap(({ type, coordinates }) => (type === 'MultiLineString' ? coordinates : [coordinates]));
// A line ends where it meets another, so that none of its points may be left out.
await writeFile(TARGET, `${JSON.stringify(lines.map(encode))}\n`);
