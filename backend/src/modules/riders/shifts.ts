import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { concatMap, debounceTime, type Subscription } from 'rxjs';
import type { RiderShiftView } from '../../contracts/riders/riders.ts';
import { Database, type Queryable } from '../../database/connection/database.ts';
import { type DomainEvent, restaurantEvent } from '../../events/outbox/domain-event.ts';
import { Relay } from '../../events/relay.ts';
import { ProblemError } from '../../http/problem.ts';
import { Recurring } from '../../timing/recurring.ts';
import { SessionEnds } from '../auth/sessions/session-ends.ts';
import { Deliveries, type Doer } from '../orders/riding/deliveries.ts';
import { toChangedEvent } from '../orders/status/announce-change.ts';
import { RiderRepository } from './rider.repository.ts';

/** Whose shift ends, and who ends it. */
interface Ending {
  riderId: number;
  restaurantId: number;
  by: Doer;
}

const BY_SYSTEM: Doer = { actor: 'system', actorId: null, staffId: null };

/** Who rides today. A shift that ends, however it does, leaves no order with somebody who is not there. */
@Injectable()
export class Shifts implements OnModuleInit, OnApplicationShutdown {
  #ended: Subscription | undefined;

  constructor(
    private readonly riders: RiderRepository,
    private readonly deliveries: Deliveries,
    private readonly database: Database,
    private readonly relay: Relay,
    private readonly ends: SessionEnds,
  ) {}

  onModuleInit(): void {
    // Who has signed out rides no more: one look for all that end at once. What fails here the sweep does a little later.
    this.#ended = this.ends.ended
      .pipe(
        debounceTime(0),
        concatMap(() => this.sweep().catch(() => undefined)),
      )
      .subscribe();
  }

  onApplicationShutdown(): void {
    this.#ended?.unsubscribe();
  }

  /** @throws ProblemError `not_found` when the login is gone. */
  async read(riderId: number): Promise<RiderShiftView> {
    const row = await this.riders.findShift(riderId);
    if (row === null) throw new ProblemError('not_found');
    const { since, riderId: _rider, ...restaurant } = row;
    return { riderId, isOn: since !== null, since: since?.toISOString() ?? null, restaurant };
  }

  /** Repeating it changes nothing. */
  async set(restaurantId: number, riderId: number, isOn: boolean): Promise<RiderShiftView> {
    if (isOn) await this.#start(restaurantId, riderId);
    else {
      const by: Doer = { actor: 'rider', actorId: restaurantId, staffId: riderId };
      this.relay.kick(await this.database.transaction((tx) => this.end(tx, { riderId, restaurantId, by })));
    }
    return this.read(riderId);
  }

  async #start(restaurantId: number, riderId: number): Promise<void> {
    const event = await this.database.transaction(async (tx) => {
      const isNew = await this.riders.start(tx, riderId, restaurantId);
      return isNew ? this.riders.tellShift(tx, restaurantId, riderId, true) : null;
    });
    this.relay.kick(event === null ? [] : [restaurantEvent('shift', event)]);
  }

  /** Within the transaction of what ends it; the caller kicks the relay with the events after the commit. */
  async end(tx: Queryable, { riderId, restaurantId, by }: Ending): Promise<DomainEvent[]> {
    const wasOn = await this.riders.end(tx, riderId);
    const released = await this.deliveries.release(tx, riderId, by);
    const told = wasOn ? await this.riders.tellShift(tx, restaurantId, riderId, false) : null;
    return [
      ...released.flatMap((row) => toChangedEvent(row.orderId, by.actor, row) ?? []),
      ...(told === null ? [] : [restaurantEvent('shift', told)]),
    ];
  }

  /** Whose last session ended, of itself or by an owner, is on shift no more; and nobody who is not on shift keeps an order. */
  @Recurring({
    everyMs: 20_000,
    in: 'worker',
    failure: 'Shifts of riders who have signed out were not ended; the next try comes soon.',
  })
  async sweep(): Promise<void> {
    for (const absent of await this.riders.listAbsent()) {
      this.relay.kick(await this.database.transaction((tx) => this.end(tx, { ...absent, by: BY_SYSTEM })));
    }
  }
}
