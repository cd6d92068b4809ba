import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentAccount, Riders } from '../../access/access.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import type { OrderStatusChangeView } from '../../contracts/orders/order-views.ts';
import type { NobodyThereView, RiderOrderView, RiderShiftView } from '../../contracts/riders/riders.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { AssignRider } from './assign-rider.ts';
import { NobodyThere } from './nobody-there.ts';
import { Ride, type Rider } from './ride.ts';
import { RiderOrders } from './rider-orders.ts';
import { RideDto, ShiftDto, TakeDto } from './riders.dto.ts';
import { Shifts } from './shifts.ts';

@ApiTags('riders')
@Controller('api/rider')
@Riders()
export class RidersController {
  constructor(
    private readonly shifts: Shifts,
    private readonly orders: RiderOrders,
    private readonly assignment: AssignRider,
    private readonly rides: Ride,
    private readonly nobody: NobodyThere,
  ) {}

  @Get('shift')
  @Answers('RiderShift')
  shift(@CurrentAccount() account: SessionAccount): Promise<RiderShiftView> {
    return this.shifts.read(riderOf(account).riderId);
  }

  /** On: orders may come, and places are taken. Off: what is not handed over is free again. Repeating it changes nothing. */
  @Post('shift')
  @HttpCode(200)
  @Answers('RiderShift')
  @Refuses('validation_failed')
  setShift(@CurrentAccount() account: SessionAccount, @Body() { isOn }: ShiftDto): Promise<RiderShiftView> {
    const { restaurantId, riderId } = riderOf(account);
    return this.shifts.set(restaurantId, riderId, isOn);
  }

  /** What the rider has, in the order of the way, and what nobody has. */
  @Get('orders')
  @Answers(['RiderOrder'])
  listOrders(@CurrentAccount() account: SessionAccount): Promise<RiderOrderView[]> {
    const { restaurantId, riderId } = riderOf(account);
    return this.orders.list(restaurantId, riderId);
  }

  /** Takes an order that nobody has. */
  @Post('orders/:id/take')
  @HttpCode(200)
  @Answers('OrderStatusChange')
  @Refuses('validation_failed', 'not_found', 'not_on_shift', 'order_taken', 'version_conflict')
  take(
    @IdParam() orderId: number,
    @CurrentAccount() account: SessionAccount,
    @Body() { expectedVersion }: TakeDto,
  ): Promise<OrderStatusChangeView> {
    const { restaurantId, riderId } = riderOf(account);
    return this.assignment.byRider({ orderId, restaurantId, expectedVersion }, riderId, true);
  }

  /** Gives an own order back that is still being prepared. */
  @Post('orders/:id/give-back')
  @HttpCode(200)
  @Answers('OrderStatusChange')
  @Refuses('validation_failed', 'not_found', 'order_taken', 'version_conflict')
  giveBack(
    @IdParam() orderId: number,
    @CurrentAccount() account: SessionAccount,
    @Body() { expectedVersion }: TakeDto,
  ): Promise<OrderStatusChangeView> {
    const { restaurantId, riderId } = riderOf(account);
    return this.assignment.byRider({ orderId, restaurantId, expectedVersion }, riderId, false);
  }

  /** Takes it along, a free one too, or hands it over: with the guest's code, or without one and why. */
  @Put('orders/:id/status')
  @Answers('OrderStatusChange')
  @Refuses(
    'validation_failed',
    'not_found',
    'invalid_transition',
    'version_conflict',
    'order_taken',
    'not_on_shift',
    'wrong_handover_code',
    'handover_locked',
  )
  move(
    @IdParam() orderId: number,
    @CurrentAccount() account: SessionAccount,
    @Body() body: RideDto,
  ): Promise<OrderStatusChangeView> {
    return this.rides.move(orderId, riderOf(account), body);
  }

  /** Nobody opens: the guest is told, and until when. Repeating it changes nothing. */
  @Post('orders/:id/nobody-there')
  @HttpCode(200)
  @Answers('NobodyThere')
  @Refuses('not_found', 'invalid_transition')
  sayNobodyThere(@IdParam() orderId: number, @CurrentAccount() account: SessionAccount): Promise<NobodyThereView> {
    return this.nobody.say(orderId, riderOf(account));
  }
}

/** The guard lets riders in alone. */
function riderOf({ accountId, staffId }: SessionAccount): Rider {
  if (staffId === null) throw new Error('a rider without a login');
  return { restaurantId: accountId, riderId: staffId };
}
