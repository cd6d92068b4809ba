import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import type { WarningStep } from '../../contracts/restaurants/watch.ts';
import { Database, type Queryable } from '../../database/connection/database.ts';
import { Order } from '../../entities/orders/order.entity.ts';
import { type AppendedRow, type EventOf, restaurantEvent } from '../../events/outbox/domain-event.ts';
import * as statements from './watch.statements.ts';

type Warning = EventOf<'warning' | 'warning_half'>;

type WarningRow = Pick<Warning, 'kind'> & AppendedRow<Warning['kind']>;

@Injectable()
export class WatchRepository {
  constructor(
    @InjectRepository(Order) private readonly orders: Repository<Order>,
    private readonly database: Database,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** The warnings that are new, of these orders. */
  async warn(step: WarningStep, orderIds: readonly number[]): Promise<Warning[]> {
    return (
      await this.database.run<WarningRow>(statements.WARN_OF[step], [orderIds, this.environment.acceptDeadlineSeconds])
    ).map(toWarning);
  }

  /** The warnings that are new, whosoever's they are. */
  async warnDue(step: WarningStep, limit: number): Promise<Warning[]> {
    return (
      await this.database.run<WarningRow>(statements.WARN_DUE[step], [limit, this.environment.acceptDeadlineSeconds])
    ).map(toWarning);
  }

  /** Those of the orders that nobody has answered yet. */
  async listWaiting(orderIds: readonly number[]): Promise<number[]> {
    const rows = await this.orders.find({ select: { id: true }, where: { id: In(orderIds), status: 'pending' } });
    return rows.map(({ id }) => id);
  }

  /** Restaurants of which an order lapsed lately, and that are not paused for it. */
  async listSuspects(): Promise<number[]> {
    const rows = await this.database.run<{ id: number }>(statements.LIST_SUSPECTS, []);
    return rows.map(({ id }) => id);
  }

  /** False when its orders did not lapse in a row, or it is paused for that already. */
  async pauseWhenLapsed(tx: Queryable, restaurantId: number): Promise<boolean> {
    return (await tx.run(statements.PAUSE_WHEN_LAPSED, [restaurantId])).length > 0;
  }

  async noteDevices(restaurantIds: readonly number[]): Promise<void> {
    await this.database.run(statements.NOTE_DEVICES, [restaurantIds]);
  }

  async beat(isBeginning: boolean, aliveSeconds: number): Promise<void> {
    await this.database.run(statements.BEAT, [isBeginning, aliveSeconds]);
  }
}

function toWarning({ kind, ...row }: WarningRow): Warning {
  return restaurantEvent(kind, row);
}
