import { Module } from '@nestjs/common';
import { AnnounceOpenState } from './announce-open-state.ts';
import { OpenStateRepository } from './open-state.repository.ts';
import { OpenStates } from './open-states.ts';
import { OpeningClock } from './opening-clock.ts';
import { OwnRestaurantController } from './own-restaurant.controller.ts';
import { RestaurantRanking } from './restaurant-ranking.ts';
import { RestaurantRepository } from './restaurant.repository.ts';
import { RestaurantsController } from './restaurants.controller.ts';
import { ToggleStatus } from './toggle-status.ts';

@Module({
  controllers: [OwnRestaurantController, RestaurantsController],
  providers: [
    AnnounceOpenState,
    OpenStateRepository,
    OpenStates,
    OpeningClock,
    RestaurantRanking,
    RestaurantRepository,
    ToggleStatus,
  ],
  exports: [AnnounceOpenState, OpenStates],
})
export class RestaurantsModule {}
