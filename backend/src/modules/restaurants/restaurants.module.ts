import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OpeningHours } from '../../entities/restaurants/opening-hours.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { SpecialHours } from '../../entities/restaurants/special-hours.entity.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { AdminRestaurantsController } from './profile/admin-restaurants.controller.ts';
import { AnnounceOpenState } from './opening/announce-open-state.ts';
import { ChangeHours } from './opening/change-hours.ts';
import { ChangeInfo } from './profile/change-info.ts';
import { CountPopularity } from './count-popularity.ts';
import { EditRestaurant } from './profile/edit-restaurant.ts';
import { FindRestaurants } from './find-restaurants.ts';
import { FirstPictures } from './first-pictures.ts';
import { Interventions } from './opening/interventions.ts';
import { OpenStateRepository } from './opening/open-state.repository.ts';
import { OpenStates } from './opening/open-states.ts';
import { OpeningClock } from './opening/opening-clock.ts';
import { OpeningHoursController } from './opening/opening-hours.controller.ts';
import { OpeningHoursRepository } from './opening/opening-hours.repository.ts';
import { OwnRestaurantController } from './profile/own-restaurant.controller.ts';
import { ReadInfo } from './profile/read-info.ts';
import { RestaurantCards } from './restaurant-cards.ts';
import { RestaurantRepository } from './profile/restaurant.repository.ts';
import { RestaurantsController } from './restaurants.controller.ts';
import { ToggleStatus } from './opening/toggle-status.ts';

@Module({
  imports: [TypeOrmModule.forFeature([OpeningHours, Restaurant, SpecialHours]), AuditModule, AuthModule],
  controllers: [AdminRestaurantsController, OpeningHoursController, OwnRestaurantController, RestaurantsController],
  providers: [
    AnnounceOpenState,
    ChangeHours,
    ChangeInfo,
    CountPopularity,
    EditRestaurant,
    FindRestaurants,
    FirstPictures,
    Interventions,
    OpenStateRepository,
    OpenStates,
    OpeningClock,
    OpeningHoursRepository,
    ReadInfo,
    RestaurantCards,
    RestaurantRepository,
    ToggleStatus,
  ],
  exports: [AnnounceOpenState, FirstPictures, Interventions, OpenStates, ReadInfo, RestaurantCards, ToggleStatus],
})
export class RestaurantsModule {}
