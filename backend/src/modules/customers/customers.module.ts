import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.ts';
import { ChangePassword } from './change-password.ts';
import { ChangeProfile } from './change-profile.ts';
import { CustomerRepository } from './customer.repository.ts';
import { CustomersController } from './customers.controller.ts';
import { ProfileController } from './profile.controller.ts';
import { User } from '../../entities/accounts/user.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([User]), AuthModule],
  controllers: [CustomersController, ProfileController],
  providers: [ChangePassword, ChangeProfile, CustomerRepository],
})
export class CustomersModule {}
