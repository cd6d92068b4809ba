/**
 * Makes the ground of Berlin's map (`frontend/src/components/map/ground/cities`) from open data as GeoJSON:
 * `node tools/map-data/main.mjs <folder>`. Sources and licences stand in `docs/open-data.md`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { areaOf, lengthOf, middleOf } from './measure.mjs';
import { withoutParallels } from './parallels.mjs';
import { encode, simplify, simplifyShared } from './simplify.mjs';

const TARGET = path.join(import.meta.dirname, '../../frontend/src/components/map/ground/cities');
/** How far a line may run beside the real one, in metres: less than two pixels at the closest view of the ground. */
const TOLERANCE = { postcodes: 12, water: 15, green: 25, rail: 20, districts: 25 };
/** In square metres: what is smaller is a dot at the scale at which an area is drawn. */
const SMALLEST = { water: 8_000, green: 30_000 };
const SHORTEST_TRACK_METERS = 250;
/** Tracks that run closer beside each other are one line. */
const PARALLEL_METERS = 60;
/** Trams run in nearly every street of the east, and would hide what they lead past. */
const TRACKS = ['light_rail', 'subway', 'rail'];

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder with the GeoJSON files.');

const read = async (name) => JSON.parse(await readFile(path.join(folder, `${name}.geojson`), 'utf8')).features;
const write = (name, value) => writeFile(path.join(TARGET, `${name}.json`), `${JSON.stringify(value)}\n`);
const polygonsOf = ({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates);

function surfaces(features, kind) {
  return features
    .flatMap(polygonsOf)
    .map((rings) => rings.filter((ring) => areaOf(ring) >= SMALLEST[kind]))
    .filter((rings) => rings.length > 0)
    .flatMap((rings) => rings.map((ring) => encode(simplify(ring, TOLERANCE[kind]))));
}

const [postcodes, districts, water, green, rail, stations] = await Promise.all(
  ['postcodes', 'districts', 'water', 'green', 'rail', 'stations'].map(read),
);

await write('berlin', {
  water: surfaces(water, 'water'),
  green: surfaces(green, 'green'),
  rail: withoutParallels(
    rail
      .filter(({ properties }) => TRACKS.includes(properties.kind))
      .flatMap(({ geometry }) => geometry.coordinates)
      .filter((line) => lengthOf(line) >= SHORTEST_TRACK_METERS),
    PARALLEL_METERS,
  ).map((line) => encode(simplify(line, TOLERANCE.rail))),
  borders: simplifyShared(
    districts.flatMap((district) => polygonsOf(district).map(([ring]) => ring)),
    TOLERANCE.districts,
  ).map(encode),
  districts: districts.map((district) => [district.properties.name, ...middleOf(polygonsOf(district)[0][0])]),
  stations: stations.map(({ properties, geometry }) => [properties.name, ...geometry.coordinates]),
});

const rings = postcodes.flatMap((feature) =>
  polygonsOf(feature).map(([ring]) => ({ postcode: feature.properties.postcode, ring })),
);
const simpler = simplifyShared(
  rings.map(({ ring }) => ring),
  TOLERANCE.postcodes,
);
const areas = {};
for (const [index, { postcode }] of rings.entries()) (areas[postcode] ??= []).push(encode(simpler[index]));
await write('berlin-postcodes', areas);
