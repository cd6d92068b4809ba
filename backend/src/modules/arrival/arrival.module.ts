import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CityTimes } from '../../entities/restaurants/city-times.entity.ts';
import { RestaurantTimes } from '../../entities/restaurants/restaurant-times.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { ArrivalMetrics } from './arrival-metrics.ts';
import { KnownTimes } from './known-times.ts';
import { MeasureTimes } from './measuring/measure-times.ts';
import { PredictArrival } from './predict-arrival.ts';

@Module({
  imports: [TypeOrmModule.forFeature([CityTimes, Restaurant, RestaurantTimes])],
  providers: [ArrivalMetrics, KnownTimes, MeasureTimes, PredictArrival],
  exports: [KnownTimes, PredictArrival],
})
export class ArrivalModule {}
