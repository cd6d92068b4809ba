import { Module } from '@nestjs/common';
import { AddressRepository } from './address.repository.ts';
import { AddressesController } from './addresses.controller.ts';

@Module({ controllers: [AddressesController], providers: [AddressRepository] })
export class AddressesModule {}
