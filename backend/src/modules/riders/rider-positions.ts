import { Injectable } from '@nestjs/common';
import type { RiderPositionView } from '../../contracts/riders/riders.ts';
import { RiderPlaces } from '../rider-positions/rider-places.ts';

/** Where riders were last, as the kitchen's list shows it. */
@Injectable()
export class RiderPositions {
  constructor(private readonly places: RiderPlaces) {}

  async latest(riderIds: readonly number[]): Promise<ReadonlyMap<number, RiderPositionView>> {
    const places = await this.places.of(riderIds);
    return new Map(
      [...places].map(([riderId, { latitude, longitude, accuracyMeters, heading, at }]) => [
        riderId,
        { latitude, longitude, accuracyMeters, heading, at },
      ]),
    );
  }
}
