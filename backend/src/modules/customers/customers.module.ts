import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CustomerRepository } from './customer.repository.ts';
import { CustomersController } from './customers.controller.ts';
import { User } from './user.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([User])],
  controllers: [CustomersController],
  providers: [CustomerRepository],
})
export class CustomersModule {}
