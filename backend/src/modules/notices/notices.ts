import { Injectable } from '@nestjs/common';
import type { Queryable, Statement } from '../../database/connection/database.ts';
import type { EventOf } from '../../events/outbox/domain-event.ts';
import { Relay } from '../../events/relay.ts';
import { NoticesRepository } from './notices.repository.ts';

/** Tells admins what somebody should look after, and when that is over. */
@Injectable()
export class Notices {
  constructor(
    private readonly notices: NoticesRepository,
    private readonly relay: Relay,
  ) {}

  /** `statement` is made by `raising()`. */
  async raise(statement: Statement, values: readonly unknown[]): Promise<void> {
    this.relay.kick(await this.notices.raise(statement, values));
  }

  /** Within the caller's transaction; the caller kicks the relay after its commit. */
  async raiseWithin(tx: Queryable, statement: Statement, values: readonly unknown[]): Promise<EventOf<'notice'>[]> {
    return this.notices.raise(statement, values, tx);
  }

  async resolveSettled(): Promise<void> {
    this.relay.kick(await this.notices.resolveSettled());
  }
}
