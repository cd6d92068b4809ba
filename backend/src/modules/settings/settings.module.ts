import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Staff } from '../../entities/accounts/staff.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { Subscription } from '../../entities/restaurants/subscription.entity.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { RidersModule } from '../riders/riders.module.ts';
import { PosModule } from '../pos/pos.module.ts';
import { ChangeRestaurantPassword } from './change-restaurant-password.ts';
import { ManageStaff } from './manage-staff.ts';
import { SetPos } from './set-pos.ts';
import { SettingsController } from './settings.controller.ts';
import { SettingsRepository } from './settings.repository.ts';
import { StaffRepository } from './staff.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Restaurant, Staff, Subscription]), AuthModule, PosModule, RidersModule],
  controllers: [SettingsController],
  providers: [ChangeRestaurantPassword, ManageStaff, SetPos, SettingsRepository, StaffRepository],
})
export class SettingsModule {}
