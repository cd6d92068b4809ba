import { metersBetween } from '@contracts/places/geometry.ts';
import { describe, expect, it } from '@jest/globals';
import { newCorner, pointOf } from '../form/area-values.ts';
import { between, canClose, drawnProblem, insertBehind, moveBy, setCorner } from './edit-border.ts';

const t = Object.assign((key: string) => key, { language: 'en' as const });
const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const corner = (latitude: number, longitude: number) => newCorner(at(latitude, longitude), 'de');
/** South west, south east, north east, north west. */
const SQUARE = [corner(52.5, 13.3), corner(52.5, 13.4), corner(52.6, 13.4), corner(52.6, 13.3)];
const [SW, SE, NE, NW] = SQUARE as [(typeof SQUARE)[0], (typeof SQUARE)[0], (typeof SQUARE)[0], (typeof SQUARE)[0]];
const CROSSES = 'settings.areas.error.crosses';

describe('a border that is edited', () => {
  it.each([
    [10, 0],
    [0, -10],
    [100, 100],
    [-100, 0],
  ])('moves by %i m east and %i m north', (east, north) => {
    const from = at(52.52, 13.405);
    const to = moveBy(from, east, north);
    expect(metersBetween(from, to)).toBe(Math.round(Math.hypot(east, north)));
    expect(Math.sign(to.longitude - from.longitude)).toBe(Math.sign(east));
    expect(Math.sign(to.latitude - from.latitude)).toBe(Math.sign(north));
  });

  it('keeps the key of a corner that moves, in the language it is typed in', () => {
    const moved = setCorner(SQUARE, 1, at(52.51, 13.45), 'de');
    expect(moved[1]).toEqual({ key: SE.key, latitude: '52,51', longitude: '13,45' });
    expect([moved[0], moved[2], moved[3]]).toEqual([SW, NE, NW]);
  });

  it('takes a corner in behind another, at the end behind the last one', () => {
    const points = (corners: typeof SQUARE) => corners.map(pointOf);
    const middle = between(at(52.5, 13.3), at(52.5, 13.4));
    expect(middle.latitude).toBe(52.5);
    expect(middle.longitude).toBeCloseTo(13.35, 9);
    expect(points(insertBehind(SQUARE, 0, middle, 'en'))[1]).toEqual(at(52.5, 13.35));
    expect(points(insertBehind(SQUARE, 3, at(52.55, 13.3), 'de'))).toEqual([...points(SQUARE), at(52.55, 13.3)]);
  });

  it('can be closed from three corners on', () => {
    expect(canClose([SW, SE])).toBe(false);
    expect(canClose([SW, SE, NE])).toBe(true);
  });

  it('says at once that it crosses itself, and of an open one only what is drawn', () => {
    expect(drawnProblem(SQUARE, false, t)).toBeNull();
    expect(drawnProblem([SW, NE, SE, NW], false, t)).toBe(CROSSES);
    expect(drawnProblem([SW, NE, SE, NW], true, t)).toBe(CROSSES);
    // The edge back to the first corner would cross the one in the east, and is not there yet.
    const hook = [SW, SE, NE, corner(52.55, 13.45)];
    expect(drawnProblem(hook, false, t)).toBe(CROSSES);
    expect(drawnProblem(hook, true, t)).toBeNull();
  });

  it('says nothing about corners that are still being typed', () => {
    expect(drawnProblem([SW, NE, SE, newCorner(null, 'de')], false, t)).toBeNull();
  });
});
