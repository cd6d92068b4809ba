import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { RestaurantsModule } from '../restaurants/restaurants.module.ts';
import { AdminLoadController } from './admin-load.controller.ts';
import { ChangeLoad } from './change-load.ts';
import { LoadController } from './load.controller.ts';
import { LoadRepository } from './load.repository.ts';
import { QuarterCap } from './quarter-cap.ts';
import { ReadLoad } from './read-load.ts';

@Module({
  imports: [AuditModule, RestaurantsModule],
  controllers: [AdminLoadController, LoadController],
  providers: [ChangeLoad, LoadRepository, QuarterCap, ReadLoad],
  exports: [QuarterCap, ReadLoad],
})
export class LoadModule {}
