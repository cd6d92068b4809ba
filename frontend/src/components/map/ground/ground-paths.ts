/** Paths of an SVG in the pixels of one scale around one place: the picture moves and grows by its transform alone. */
import type { Point } from '@contracts/places/geometry.ts';
import { toWorld, worldPixels, type MapView, type Size } from '../view/view.ts';

const ZOOM_OF_PATHS = 12;
const SCALE = worldPixels(ZOOM_OF_PATHS);
/** The middle of Germany's north east: near it numbers are short. */
const ORIGIN = toWorld({ latitude: 52.52, longitude: 13.405 });

export function pathOf(lines: readonly (readonly Point[])[], isClosed: boolean): string {
  return lines.map((line) => `M${line.map(spotText).join('L')}${isClosed ? 'Z' : ''}`).join('');
}

function spotText(point: Point): string {
  const { x, y } = toWorld(point);
  return `${((x - ORIGIN.x) * SCALE).toFixed(2)} ${((y - ORIGIN.y) * SCALE).toFixed(2)}`;
}

export function transformOf({ center, zoom }: MapView, { width, height }: Size): string {
  const { x, y } = toWorld(center);
  const scale = 2 ** (zoom - ZOOM_OF_PATHS);
  const by = (from: number, to: number) => -(from - to) * SCALE;
  return `translate(${width / 2} ${height / 2}) scale(${scale}) translate(${by(x, ORIGIN.x)} ${by(y, ORIGIN.y)})`;
}
