import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { City } from '../../contracts/constants.ts';
import type { OrderStatus } from '../../contracts/orders/order-status.ts';
import { Database, type Queryable, first } from '../../database/connection/database.ts';
import { Staff } from '../../entities/accounts/staff.entity.ts';
import type { EventOf } from '../../events/outbox/domain-event.ts';
import { currentRequest } from '../../telemetry/request-context.ts';
import * as statements from './riders.statements.ts';

export interface ShiftRow {
  riderId: number;
  since: Date | null;
  id: number;
  name: string;
  phone: string | null;
  address: string;
  city: City;
  latitude: number | null;
  longitude: number | null;
}

interface OnShiftRow {
  id: number;
  name: string;
  since: Date;
}

interface Appended<K extends 'shift' | 'handover_refused'> {
  id: string;
  payload: EventOf<K>['payload'];
}

interface NobodyThereRow {
  status: OrderStatus;
  nobodyThereAt: Date | null;
  eventId: string | null;
  payload: EventOf<'nobody_there'>['payload'] | null;
}

@Injectable()
export class RiderRepository {
  constructor(
    private readonly db: Database,
    @InjectRepository(Staff) private readonly staff: Repository<Staff>,
  ) {}

  /** On shift or not. */
  areHired(restaurantId: number): Promise<boolean> {
    return this.staff.existsBy({ restaurantId, duty: 'rider' });
  }

  /** False when it was on already. */
  async start(tx: Queryable, staffId: number, restaurantId: number): Promise<boolean> {
    return (await tx.run(...statements.START_SHIFT({ staffId, restaurantId }))).length > 0;
  }

  /** False when there was none. */
  async end(tx: Queryable, riderId: number): Promise<boolean> {
    return (await tx.run(statements.END_SHIFT, [riderId])).length > 0;
  }

  tellShift(tx: Queryable, restaurantId: number, riderId: number, isOn: boolean): Promise<Appended<'shift'> | null> {
    return first(tx.run<Appended<'shift'>>(...statements.TELL_SHIFT({ restaurantId, riderId, isOn, ...traced() })));
  }

  listAbsent(): Promise<{ riderId: number; restaurantId: number }[]> {
    return this.db.run(statements.LIST_ABSENT, []);
  }

  findShift(riderId: number): Promise<ShiftRow | null> {
    return first(this.db.run<ShiftRow>(statements.FIND_SHIFT, [riderId]));
  }

  async isOnShift(riderId: number): Promise<boolean> {
    return ((await this.findShift(riderId))?.since ?? null) !== null;
  }

  listOnShift(restaurantId: number): Promise<OnShiftRow[]> {
    return this.db.run<OnShiftRow>(statements.LIST_ON_SHIFT, [restaurantId]);
  }

  /** Null when the rider has no such order. */
  sayNobodyThere(orderId: number, restaurantId: number, staffId: number): Promise<NobodyThereRow | null> {
    const said = statements.SAY_NOBODY_THERE({ orderId, restaurantId, staffId, ...traced() });
    return first(this.db.run<NobodyThereRow>(...said));
  }

  tellWrongCode(
    orderId: number,
    restaurantId: number,
    riderId: number,
    remainingTries: number,
  ): Promise<Appended<'handover_refused'> | null> {
    const told = statements.TELL_WRONG_CODE({ orderId, restaurantId, riderId, remainingTries, ...traced() });
    return first(this.db.run<Appended<'handover_refused'>>(...told));
  }
}

function traced(): { requestId: string | null; traceparent: string | null } {
  const { requestId, traceparent } = currentRequest();
  return { requestId, traceparent };
}
