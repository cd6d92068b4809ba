import { Module } from '@nestjs/common';
import { RiderPositionsModule } from '../rider-positions/rider-positions.module.ts';
import { AdminCityController } from './admin-city.controller.ts';
import { ReadCity } from './read-city.ts';

/** One city, live, as the admins' map shows it. */
@Module({
  imports: [RiderPositionsModule],
  controllers: [AdminCityController],
  providers: [ReadCity],
})
export class AdminCityModule {}
