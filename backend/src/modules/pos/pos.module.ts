import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { DeliverToTill } from './deliver-to-till.ts';
import { ResendToTill } from './resend-to-till.ts';
import { SecretBox } from './secret-box.ts';
import { TakeCallback } from './take-callback.ts';
import { TillCallbackController } from './till-callback.controller.ts';
import { TillClient } from './till-client.ts';
import { TillDeliveryRepository } from './till-delivery.repository.ts';
import { TillController } from './till.controller.ts';

@Module({
  imports: [AuditModule, OrdersModule],
  controllers: [TillController, TillCallbackController],
  providers: [DeliverToTill, ResendToTill, SecretBox, TakeCallback, TillClient, TillDeliveryRepository],
  exports: [ResendToTill, SecretBox],
})
export class PosModule {}
