import { Injectable } from '@nestjs/common';
import { Recurring } from '../../timing/recurring.ts';
import { RestaurantRepository } from './profile/restaurant.repository.ts';

const INTERVAL_MS = 60_000;

/**
 * Which restaurants are ordered from most, counted once a minute by whoever works in the background: a list need not be
 * exact about this, but quick, and alike on every instance, so that its pages fit together.
 */
@Injectable()
export class CountPopularity {
  constructor(private readonly restaurants: RestaurantRepository) {}

  @Recurring({
    everyMs: INTERVAL_MS,
    in: 'worker',
    startsAtOnce: true,
    failure: 'The orders of restaurants were not counted; the next tick tries again.',
  })
  async execute(): Promise<void> {
    await this.restaurants.countOrders();
  }
}
