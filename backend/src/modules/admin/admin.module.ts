import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { CapacityModule } from '../capacity/capacity.module.ts';
import { RestaurantsModule } from '../restaurants/restaurants.module.ts';
import { AdminCountersQuery } from './admin-counters.query.ts';
import { AdminController } from './admin.controller.ts';
import { AdminRepository } from './admin.repository.ts';
import { DetailsController } from './details.controller.ts';
import { DetailsRepository } from './details.repository.ts';
import { ExportsController } from './exports.controller.ts';
import { TablesRepository } from './tables.repository.ts';

@Module({
  imports: [AuditModule, CapacityModule, RestaurantsModule],
  controllers: [ExportsController, DetailsController, AdminController],
  providers: [AdminCountersQuery, AdminRepository, DetailsRepository, TablesRepository],
  exports: [AdminCountersQuery],
})
export class AdminModule {}
