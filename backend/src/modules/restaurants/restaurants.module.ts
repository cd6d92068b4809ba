import { Module } from '@nestjs/common';
import { AnnounceOpenState } from './announce-open-state.ts';
import { CountPopularity } from './count-popularity.ts';
import { FindRestaurants } from './find-restaurants.ts';
import { OpenStateRepository } from './open-state.repository.ts';
import { OpenStates } from './open-states.ts';
import { OpeningClock } from './opening-clock.ts';
import { OwnRestaurantController } from './own-restaurant.controller.ts';
import { RestaurantCards } from './restaurant-cards.ts';
import { RestaurantRepository } from './restaurant.repository.ts';
import { RestaurantsController } from './restaurants.controller.ts';
import { ToggleStatus } from './toggle-status.ts';

@Module({
  controllers: [OwnRestaurantController, RestaurantsController],
  providers: [
    AnnounceOpenState,
    CountPopularity,
    FindRestaurants,
    OpenStateRepository,
    OpenStates,
    OpeningClock,
    RestaurantCards,
    RestaurantRepository,
    ToggleStatus,
  ],
  exports: [AnnounceOpenState, OpenStates, RestaurantCards],
})
export class RestaurantsModule {}
