import { Injectable } from '@nestjs/common';
import type { City } from '../../contracts/constants.ts';
import { Database } from '../../database/connection/database.ts';
import type { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { READ_CITIES } from './restaurant-cities.statements.ts';

/** In which city restaurants are by now, at the primary. */
@Injectable()
export class RestaurantCities {
  constructor(private readonly database: Database) {}

  async find(restaurantIds: Iterable<number>): Promise<ReadonlyMap<number, City>> {
    const ids = [...new Set(restaurantIds)];
    if (ids.length === 0) return new Map();
    const rows = await this.database.run<Pick<Restaurant, 'id' | 'city'>>(READ_CITIES, [ids]);
    return new Map(rows.map(({ id, city }) => [id, city]));
  }
}
