import { Module } from '@nestjs/common';
import { AdminCountersQuery } from './admin-counters.query.ts';
import { AdminController } from './admin.controller.ts';
import { AdminRepository } from './admin.repository.ts';

@Module({
  controllers: [AdminController],
  providers: [AdminCountersQuery, AdminRepository],
  exports: [AdminCountersQuery],
})
export class AdminModule {}
