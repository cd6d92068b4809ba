import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Staff } from '../../entities/accounts/staff.entity.ts';
import { ArrivalModule } from '../arrival/arrival.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { RiderPositionsModule } from '../rider-positions/rider-positions.module.ts';
import { AssignRider } from './assign-rider.ts';
import { FollowRides } from './follow-rides.ts';
import { KitchenRidersController } from './kitchen-riders.controller.ts';
import { NobodyThere } from './nobody-there.ts';
import { Ride } from './ride.ts';
import { RiderOrders } from './rider-orders.ts';
import { RiderPositions } from './rider-positions.ts';
import { RiderRepository } from './rider.repository.ts';
import { RidersController } from './riders.controller.ts';
import { Shifts } from './shifts.ts';

/** A restaurant's own riders, from the kitchen to the door. */
@Module({
  imports: [TypeOrmModule.forFeature([Staff]), ArrivalModule, AuthModule, OrdersModule, RiderPositionsModule],
  controllers: [KitchenRidersController, RidersController],
  providers: [AssignRider, FollowRides, NobodyThere, Ride, RiderOrders, RiderRepository, Shifts, RiderPositions],
  exports: [RiderOrders, Shifts],
})
export class RidersModule {}
