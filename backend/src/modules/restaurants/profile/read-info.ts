import { Injectable } from '@nestjs/common';
import type { RestaurantInfoView } from '../../../contracts/restaurants/restaurant-views.ts';
import { ProblemError } from '../../../http/problem.ts';
import { RestaurantRepository } from './restaurant.repository.ts';
import { toInfoView } from './restaurant.view.ts';

@Injectable()
export class ReadInfo {
  constructor(private readonly restaurants: RestaurantRepository) {}

  /** @throws ProblemError `not_found`. */
  async execute(restaurantId: number): Promise<RestaurantInfoView> {
    const row = await this.restaurants.findInfo(restaurantId);
    if (row === null) throw new ProblemError('not_found');
    return toInfoView(row);
  }
}
