import type { RideView } from '@contracts/riders/position.ts';
import { describe, expect, it } from '@jest/globals';
import { factsOf, movedRide } from './ride-facts.ts';

const NOW = Date.parse('2026-11-25T12:00:00.000Z');
const at = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString();
const DOOR = { latitude: 52.52, longitude: 13.4 };
const AWAY = { latitude: 52.535, longitude: 13.4 };
const position = { ...AWAY, accuracyMeters: 8, heading: 180, sequence: 7, at: at(-1) };
const ride: RideView = {
  orderId: 1,
  stopsBefore: 0,
  position,
  estimatedFrom: at(4 * 60),
  estimatedTo: at(8 * 60),
};

describe('what is said of a ride', () => {
  it('is distance and minutes while it comes', () => {
    expect(factsOf(ride, DOOR, NOW)).toEqual({ kind: 'underway', stopsBefore: 0, meters: 1668, minutes: 6 });
  });

  it('is no distance to a door that nobody told', () => {
    expect(factsOf(ride, null, NOW)).toMatchObject({ kind: 'underway', meters: null });
  });

  it('is near, and never how many metres, where only the postcode is known', () => {
    expect(factsOf({ ...ride, position: { ...position, latitude: 52.525 } }, DOOR, NOW).kind).toBe('near');
  });

  it('is the stops before, whatever is known of the way', () => {
    expect(factsOf({ ...ride, stopsBefore: 2, position: null }, DOOR, NOW)).toMatchObject({
      kind: 'stops',
      stopsBefore: 2,
    });
  });

  it('is silence after two minutes, and waiting before the first position', () => {
    expect(factsOf({ ...ride, position: { ...position, at: at(-121) } }, DOOR, NOW).kind).toBe('silent');
    expect(factsOf({ ...ride, position: null }, DOOR, NOW).kind).toBe('waiting');
  });

  it('never promises less than a minute', () => {
    expect(factsOf({ ...ride, estimatedFrom: at(-60), estimatedTo: at(10) }, DOOR, NOW).minutes).toBe(1);
  });
});

describe('a move', () => {
  const moved = { ...position, latitude: 52.53, sequence: 8, at: at(0), estimatedFrom: at(60), estimatedTo: at(120) };

  it('makes the order the next one, with its own estimate', () => {
    const later = movedRide({ ...ride, stopsBefore: 1, position: null }, moved);
    expect(later).toMatchObject({ stopsBefore: 0, estimatedTo: at(120), position: { latitude: 52.53, sequence: 8 } });
  });

  it('changes nothing when something later is known', () => {
    const held = { ...ride, position: { ...position, at: at(0) } };
    expect(movedRide(held, { ...moved, at: at(-1) })).toBe(held);
  });
});
