import { describe, expect, it } from '@jest/globals';
import { fit, metersPerPixel, pan, toPoint, toSpot, type MapView, zoomAt, ZOOM } from './view.ts';

const SIZE = { width: 400, height: 300 };
const BERLIN: MapView = { center: { latitude: 52.52, longitude: 13.405 }, zoom: 12 };
const GATE = { latitude: 52.5163, longitude: 13.3777 };

describe('where a map looks', () => {
  it('puts its centre in the middle, and finds each point again', () => {
    expect(toSpot(BERLIN, SIZE, BERLIN.center)).toEqual({ x: 200, y: 150 });
    const back = toPoint(BERLIN, SIZE, toSpot(BERLIN, SIZE, GATE));
    expect(back.latitude).toBeCloseTo(GATE.latitude, 9);
    expect(back.longitude).toBeCloseTo(GATE.longitude, 9);
  });

  it('has north above and east to the right', () => {
    const { x, y } = toSpot(BERLIN, SIZE, { latitude: 52.53, longitude: 13.41 });
    expect(x).toBeGreaterThan(200);
    expect(y).toBeLessThan(150);
  });

  it('moves by pixels', () => {
    const spot = toSpot(pan(BERLIN, { x: 30, y: -20 }), SIZE, GATE);
    const before = toSpot(BERLIN, SIZE, GATE);
    expect(spot.x).toBeCloseTo(before.x - 30, 6);
    expect(spot.y).toBeCloseTo(before.y + 20, 6);
  });

  it('keeps what is under the finger when it zooms, and stops at its bounds', () => {
    const spot = { x: 310, y: 40 };
    const under = toPoint(BERLIN, SIZE, spot);
    const zoomed = zoomAt(BERLIN, SIZE, spot, 1.5);
    expect(zoomed.zoom).toBe(13.5);
    expect(toSpot(zoomed, SIZE, under).x).toBeCloseTo(310, 6);
    expect(toSpot(zoomed, SIZE, under).y).toBeCloseTo(40, 6);
    expect(zoomAt(BERLIN, SIZE, spot, 20).zoom).toBe(ZOOM.max);
    expect(zoomAt(BERLIN, SIZE, spot, -20).zoom).toBe(ZOOM.min);
  });

  it('shows all of the points, and a single one no closer than asked', () => {
    const points = [
      { latitude: 52.4, longitude: 13.1 },
      { latitude: 52.65, longitude: 13.7 },
    ];
    const view = fit(points, SIZE);
    for (const { x, y } of points.map((point) => toSpot(view, SIZE, point))) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(SIZE.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(SIZE.height);
    }
    expect(fit([GATE], SIZE, 14).zoom).toBe(14);
  });

  it('knows its scale', () => {
    expect(metersPerPixel(BERLIN)).toBeCloseTo(23.26, 1);
  });
});
