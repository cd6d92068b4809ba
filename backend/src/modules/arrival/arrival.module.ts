import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CityTimes } from '../../entities/restaurants/city-times.entity.ts';
import { RestaurantTimes } from '../../entities/restaurants/restaurant-times.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { ArrivalMetrics } from './arrival-metrics.ts';
import { KnownTimes } from './measuring/known-times.ts';
import { DayPunctuality } from './measuring/day-punctuality.ts';
import { MeasureTimes } from './measuring/measure-times.ts';
import { PredictArrival } from './predict-arrival.ts';

@Module({
  imports: [TypeOrmModule.forFeature([CityTimes, Restaurant, RestaurantTimes])],
  providers: [ArrivalMetrics, DayPunctuality, KnownTimes, MeasureTimes, PredictArrival],
  exports: [DayPunctuality, PredictArrival],
})
export class ArrivalModule {}
