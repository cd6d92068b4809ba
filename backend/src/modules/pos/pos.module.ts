import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrderItem } from '../../entities/orders/order-item.entity.ts';
import { Order } from '../../entities/orders/order.entity.ts';
import { PosDelivery } from '../../entities/orders/pos-delivery.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { DeliverToPos } from './deliveries/deliver-to-pos.ts';
import { ResendToPos } from './deliveries/resend-to-pos.ts';
import { SecretBox } from './protocol/secret-box.ts';
import { TakeCallback } from './take-callback.ts';
import { PosCallbackController } from './pos-callback.controller.ts';
import { PosClient } from './protocol/pos-client.ts';
import { PosDeliveryRepository } from './deliveries/pos-delivery.repository.ts';
import { PosController } from './pos.controller.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Order, OrderItem, Restaurant, PosDelivery]), AuditModule, OrdersModule],
  controllers: [PosController, PosCallbackController],
  providers: [DeliverToPos, ResendToPos, SecretBox, TakeCallback, PosClient, PosDeliveryRepository],
  exports: [ResendToPos, SecretBox],
})
export class PosModule {}
