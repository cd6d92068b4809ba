import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { PosModule } from '../pos/pos.module.ts';
import { ChangeRestaurantPassword } from './change-restaurant-password.ts';
import { ManageStaff } from './manage-staff.ts';
import { SetPos } from './set-pos.ts';
import { SettingsController } from './settings.controller.ts';
import { SettingsRepository } from './settings.repository.ts';
import { StaffRepository } from './staff.repository.ts';

@Module({
  imports: [AuthModule, PosModule],
  controllers: [SettingsController],
  providers: [ChangeRestaurantPassword, ManageStaff, SetPos, SettingsRepository, StaffRepository],
})
export class SettingsModule {}
