import type { RiderPlaceView } from '@contracts/riders/position.ts';
import type { RiderView } from '@contracts/riders/riders.ts';
import { describe, expect, it } from '@jest/globals';
import { movedPlaces, placeOf } from './places.ts';

const NOON = '2026-11-25T12:00:00.000Z';
const LATER = '2026-11-25T12:00:05.000Z';

const place = (riderId: number, sequence: number, at = NOON): RiderPlaceView => ({
  ...{ riderId, sequence, at, restaurantId: 1, orderId: null },
  ...{ latitude: 52.5, longitude: 13.4, accuracyMeters: 5, heading: null },
});

function rider(at: string | null): RiderView {
  const position = at === null ? null : { latitude: 52.6, longitude: 13.5, accuracyMeters: 5, heading: null, at };
  return { id: 7, name: 'Rita', since: NOON, orders: [], position };
}

describe('where riders are', () => {
  it('does not go back, and ends with the shift', () => {
    const held = [place(7, 5), place(8, 1)];
    const sequences = (riders: RiderPlaceView[], gone: number[] = []) =>
      movedPlaces(held, { riders, gone }).map(({ riderId, sequence }) => [riderId, sequence]);
    expect(sequences([place(7, 6), place(9, 1)])).toEqual([
      [7, 6],
      [8, 1],
      [9, 1],
    ]);
    expect(sequences([place(7, 4)])).toEqual([
      [7, 5],
      [8, 1],
    ]);
    expect(sequences([], [8])).toEqual([[7, 5]]);
  });

  it('is what was heard last, by whichever way', () => {
    expect(placeOf(rider(null), [])).toBeNull();
    expect(placeOf(rider(NOON), [])).toMatchObject({ latitude: 52.6 });
    expect(placeOf(rider(NOON), [place(7, 1, LATER)])).toMatchObject({ latitude: 52.5 });
    expect(placeOf(rider(LATER), [place(7, 1, NOON)])).toMatchObject({ latitude: 52.6 });
    expect(placeOf(rider(null), [place(8, 1)])).toBeNull();
  });
});
