import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Order } from '../../entities/orders/order.entity.ts';
import { OrderEvent } from '../../entities/orders/order-event.entity.ts';
import { OrderPromise } from '../../entities/orders/order-promise.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { ArrivalModule } from '../arrival/arrival.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { KitchenWatchModule } from '../kitchen-watch/kitchen-watch.module.ts';
import { CapacityModule } from '../capacity/capacity.module.ts';
import { MailModule } from '../../mail/mail.module.ts';
import { AcceptDeadline } from './status/accept-deadline.ts';
import { AdminOrderRepository } from './admin/admin-order.repository.ts';
import { ArrivalController } from './arrival/arrival.controller.ts';
import { ReadArrival } from './arrival/read-arrival.ts';
import { AdminOrdersController } from './admin/admin-orders.controller.ts';
import { Deliveries } from './riding/deliveries.ts';
import { ChangeStatus } from './status/change-status.ts';
import { DoneOrders } from './kitchen/done-orders.ts';
import { KitchenOrderRepository } from './kitchen/kitchen-order.repository.ts';
import { KitchenOrdersController } from './kitchen/kitchen-orders.controller.ts';
import { KitchenOrders } from './kitchen/kitchen-orders.ts';
import { assertSoundTransitions } from './status/order.machine.ts';
import { MoveAsAdmin } from './status/move-as-admin.ts';
import { OrderRepository } from './order/order.repository.ts';
import { OrdersController } from './orders.controller.ts';
import { KeptBases } from './placing/kept-bases.ts';
import { PlaceOrder } from './placing/place-order.ts';
import { PlacedOrders } from './order/placed-orders.ts';
import { PriceCart } from './placing/price-cart.ts';
import { Reorder } from './placing/reorder.ts';
import { SettlePayment } from './status/settle-payment.ts';
import { GuestOrderLimits } from './unconfirmed/guest-order-limits.ts';
import { PlaceGuestOrder } from './place-guest-order.ts';
import { UnconfirmedOrdersController } from './unconfirmed-orders.controller.ts';
import { UnconfirmedRepository } from './unconfirmed/unconfirmed.repository.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([Order, OrderEvent, OrderPromise, Restaurant]),
    ArrivalModule,
    AuditModule,
    KitchenWatchModule,
    CapacityModule,
    MailModule,
  ],
  controllers: [
    AdminOrdersController,
    ArrivalController,
    OrdersController,
    KitchenOrdersController,
    UnconfirmedOrdersController,
  ],
  providers: [
    AdminOrderRepository,
    OrderRepository,
    KeptBases,
    PriceCart,
    PlacedOrders,
    PlaceOrder,
    ChangeStatus,
    Deliveries,
    MoveAsAdmin,
    ReadArrival,
    Reorder,
    AcceptDeadline,
    KitchenOrderRepository,
    KitchenOrders,
    DoneOrders,
    SettlePayment,
    GuestOrderLimits,
    PlaceGuestOrder,
    UnconfirmedRepository,
  ],
  exports: [Deliveries, MoveAsAdmin, OrderRepository, PlacedOrders, SettlePayment],
})
export class OrdersModule implements OnModuleInit {
  onModuleInit(): void {
    assertSoundTransitions();
  }
}
