import { Injectable } from '@nestjs/common';
import type { City } from '../../contracts/constants.ts';
import type { RiderPlaceView } from '../../contracts/riders/position.ts';
import { Database } from '../../database/connection/database.ts';
import { toRidePosition } from './position.view.ts';
import { LIST_ON_SHIFT } from './rider-ways.statements.ts';
import { type RiderWay, RiderWays } from './rider-ways.ts';
import { LatestPositions } from './store/latest-positions.ts';
import type { ToldPosition } from './store/position-store.ts';

/** Where the riders on shift are, as far as anything was heard of them in the last two minutes. */
@Injectable()
export class RiderPlaces {
  constructor(
    private readonly database: Database,
    private readonly ways: RiderWays,
    private readonly latest: LatestPositions,
  ) {}

  ofRestaurant(restaurantId: number): Promise<RiderPlaceView[]> {
    return this.#list(restaurantId, null);
  }

  ofCity(city: City): Promise<RiderPlaceView[]> {
    return this.#list(null, city);
  }

  /** By rider; nobody who is not on shift is among them. */
  async of(riderIds: readonly number[]): Promise<Map<number, RiderPlaceView>> {
    const [latest, ways] = await Promise.all([
      this.latest.find(riderIds),
      Promise.all(riderIds.map((id) => this.ways.find(id))),
    ]);
    const places = ways.flatMap((way): [number, RiderPlaceView][] => {
      const position = way === null ? undefined : latest.get(way.riderId);
      return way === null || position?.shiftSinceMs !== way.shiftSinceMs ? [] : [[way.riderId, toPlace(position, way)]];
    });
    return new Map(places);
  }

  async #list(restaurantId: number | null, city: City | null): Promise<RiderPlaceView[]> {
    const riders = await this.database.run<{ id: number }>(LIST_ON_SHIFT, [restaurantId, city]);
    return [...(await this.of(riders.map(({ id }) => id))).values()];
  }
}

export function toPlace(position: ToldPosition, { riderId, restaurantId, stops }: RiderWay): RiderPlaceView {
  return { riderId, restaurantId, orderId: stops[0]?.id ?? null, ...toRidePosition(position) };
}
