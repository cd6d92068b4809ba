import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Address } from '../../entities/accounts/address.entity.ts';
import { AddressRepository } from './address.repository.ts';
import { AddressesController } from './addresses.controller.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Address])],
  controllers: [AddressesController],
  providers: [AddressRepository],
})
export class AddressesModule {}
