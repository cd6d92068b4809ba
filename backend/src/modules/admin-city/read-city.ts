import { Injectable } from '@nestjs/common';
import { type AdminCityView, MOST_OPEN_ORDERS } from '../../contracts/admin/admin-city.ts';
import type { City } from '../../contracts/constants.ts';
import type { RidePositionView } from '../../contracts/riders/position.ts';
import { Database } from '../../database/connection/database.ts';
import { RiderPlaces } from '../rider-positions/rider-places.ts';
import { type CityOrderRow, type CityRiderRow, LIST_OPEN_ORDERS, LIST_RIDERS } from './admin-city.statements.ts';
import { toCityOrder, toCityRider } from './admin-city.view.ts';

/** What is open in a city, and who rides there. */
@Injectable()
export class ReadCity {
  constructor(
    private readonly database: Database,
    private readonly places: RiderPlaces,
  ) {}

  async execute(city: City): Promise<AdminCityView> {
    const [orders, riders] = await Promise.all([
      this.database.run<CityOrderRow>(LIST_OPEN_ORDERS, [city, MOST_OPEN_ORDERS]),
      this.database.run<CityRiderRow>(LIST_RIDERS, [city]),
    ]);
    const positions = await this.#positionsOf(riders);
    return {
      orders: orders.map(toCityOrder),
      openOrders: orders[0]?.total ?? 0,
      riders: riders.map((rider) => toCityRider(rider, positions.get(rider.id) ?? null)),
    };
  }

  async #positionsOf(riders: readonly CityRiderRow[]): Promise<Map<number, RidePositionView>> {
    const places = await this.places.of(riders.map(({ id }) => id));
    return new Map(
      [...places].map(([id, { riderId: _, restaurantId: __, orderId: ___, ...position }]) => [id, position]),
    );
  }
}
