import { Injectable } from '@nestjs/common';
import type { RestaurantCardView } from '../../contracts/restaurants/restaurant-views.ts';
import { RestaurantRepository } from './profile/restaurant.repository.ts';
import { toCardView } from './profile/restaurant.view.ts';

/** Cards for other modules, which know which restaurants they mean. */
@Injectable()
export class RestaurantCards {
  constructor(private readonly restaurants: RestaurantRepository) {}

  /** In the order of the ids, without those that customers may not see. */
  async list(ids: readonly number[]): Promise<RestaurantCardView[]> {
    return (await this.restaurants.listCards(ids)).map(toCardView);
  }
}
