import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { ImagesModule } from '../images/images.module.ts';
import { PosModule } from '../pos/pos.module.ts';
import { RestaurantsModule } from '../restaurants/restaurants.module.ts';
import { AdminRegistrationsController } from './admin-registrations.controller.ts';
import { PendingRepository } from './pending.repository.ts';
import { RegisterRestaurant } from './register-restaurant.ts';
import { RegistrationController } from './registration.controller.ts';
import { RegistrationRepository } from './registration.repository.ts';
import { DecideApproval } from './decide-approval.ts';
import { ApprovalRepository } from './approval.repository.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([Restaurant]),
    AuditModule,
    AuthModule,
    ImagesModule,
    PosModule,
    RestaurantsModule,
  ],
  controllers: [AdminRegistrationsController, RegistrationController],
  providers: [PendingRepository, RegisterRestaurant, RegistrationRepository, DecideApproval, ApprovalRepository],
})
export class RegistrationModule {}
