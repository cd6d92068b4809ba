import { Module, type OnModuleInit } from '@nestjs/common';
import { AcceptDeadline } from './accept-deadline.ts';
import { ChangeStatus } from './change-status.ts';
import { assertSoundTransitions } from './order.machine.ts';
import { OrderRepository } from './order.repository.ts';
import { OrdersController } from './orders.controller.ts';
import { PlaceOrder } from './place-order.ts';
import { PriceCart } from './price-cart.ts';
import { Reorder } from './reorder.ts';

@Module({
  controllers: [OrdersController],
  providers: [OrderRepository, PriceCart, PlaceOrder, ChangeStatus, Reorder, AcceptDeadline],
  exports: [OrderRepository],
})
export class OrdersModule implements OnModuleInit {
  onModuleInit(): void {
    assertSoundTransitions();
  }
}
