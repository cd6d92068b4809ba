import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { RestaurantsModule } from '../restaurants/restaurants.module.ts';
import { AdminCapacityController } from './admin-capacity.controller.ts';
import { ChangeCapacity } from './change-capacity.ts';
import { Intervene } from './intervene.ts';
import { CapacityController } from './capacity.controller.ts';
import { CapacityRepository } from './capacity.repository.ts';
import { QuarterCap } from './quarter-cap.ts';
import { ReadCapacity } from './read-capacity.ts';

@Module({
  imports: [AuditModule, RestaurantsModule],
  controllers: [AdminCapacityController, CapacityController],
  providers: [ChangeCapacity, CapacityRepository, Intervene, QuarterCap, ReadCapacity],
  exports: [QuarterCap, ReadCapacity],
})
export class CapacityModule {}
