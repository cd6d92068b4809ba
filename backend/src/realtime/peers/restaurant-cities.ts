import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import type { City } from '../../contracts/constants.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';

/** In which city restaurants are by now, at the primary. */
@Injectable()
export class RestaurantCities {
  constructor(@InjectRepository(Restaurant) private readonly restaurants: Repository<Restaurant>) {}

  async find(restaurantIds: Iterable<number>): Promise<ReadonlyMap<number, City>> {
    const ids = [...new Set(restaurantIds)];
    if (ids.length === 0) return new Map();
    const found = await this.restaurants.find({ select: { id: true, city: true }, where: { id: In(ids) } });
    return new Map(found.map(({ id, city }) => [id, city]));
  }
}
