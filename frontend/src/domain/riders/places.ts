/** Where riders are, as their topic tells it. Pure. */
import type { RiderPlaceView, RidePositionView } from '@contracts/riders/position.ts';
import type { RiderView } from '@contracts/riders/riders.ts';

export function movedPlaces(
  held: readonly RiderPlaceView[],
  { riders, gone }: { riders: readonly RiderPlaceView[]; gone: readonly number[] },
): RiderPlaceView[] {
  const known = new Map(held.map((place) => [place.riderId, place]));
  for (const place of riders) {
    const before = known.get(place.riderId);
    if (before === undefined || before.sequence < place.sequence) known.set(place.riderId, place);
  }
  for (const riderId of gone) known.delete(riderId);
  return [...known.values()];
}

/** The last that is known: of the topic, and without it of the list. */
export function placeOf(
  rider: Pick<RiderView, 'id' | 'position'>,
  places: readonly RiderPlaceView[],
): RidePositionView | null {
  const place = places.find(({ riderId }) => riderId === rider.id) ?? null;
  const { position } = rider;
  if (position === null || (place !== null && place.at >= position.at)) return place;
  return { ...position, sequence: 0 };
}
