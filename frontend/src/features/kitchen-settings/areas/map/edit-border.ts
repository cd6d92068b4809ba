/** How a border changes under a finger or a key. Its corners keep their keys, and with them the focus. */
import type { Language } from '@contracts/constants.ts';
import { lineCrossesItself, type Point } from '@contracts/places/geometry.ts';
import type { Translate } from '../../../../i18n/texts.ts';
import { borderProblem } from '../form/area-problems.ts';
import { newCorner, pointOf, type Corner } from '../form/area-values.ts';

const METERS_PER_DEGREE = 111_195;
const MIN_CORNERS = 3;

export function moveBy({ latitude, longitude }: Point, east: number, north: number): Point {
  const width = METERS_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return { latitude: latitude + north / METERS_PER_DEGREE, longitude: longitude + east / width };
}

export function between(one: Point, other: Point): Point {
  return { latitude: (one.latitude + other.latitude) / 2, longitude: (one.longitude + other.longitude) / 2 };
}

export function setCorner(corners: readonly Corner[], index: number, point: Point, language: Language): Corner[] {
  const { latitude, longitude } = newCorner(point, language);
  return corners.map((corner, at) => (at === index ? { ...corner, latitude, longitude } : corner));
}

export function insertBehind(corners: readonly Corner[], index: number, point: Point, language: Language): Corner[] {
  return corners.toSpliced(index + 1, 0, newCorner(point, language));
}

/** Whether its border can be closed: with fewer corners it is no area. */
export const canClose = (corners: readonly Corner[]): boolean => corners.length >= MIN_CORNERS;

/** What is wrong with a border as far as it is drawn. */
export function drawnProblem(corners: readonly Corner[], isOpen: boolean, t: Translate): string | null {
  const points = corners.map(pointOf).filter((point) => point !== null);
  if (points.length < corners.length || points.length < MIN_CORNERS) return null;
  if (!isOpen) return borderProblem(corners, t);
  const crosses = lineCrossesItself(points.map(({ latitude, longitude }) => [longitude, latitude]));
  return crosses ? t('settings.areas.error.crosses') : null;
}
