import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeliveryArea } from '../../entities/restaurants/delivery-area.entity.ts';
import { ChangeAreas } from './change-areas.ts';
import { DeliveryAreaRepository } from './delivery-area.repository.ts';
import { DeliveryController } from './delivery.controller.ts';

@Module({
  imports: [TypeOrmModule.forFeature([DeliveryArea])],
  controllers: [DeliveryController],
  providers: [ChangeAreas, DeliveryAreaRepository],
})
export class DeliveryModule {}
