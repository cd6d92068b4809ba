import { Injectable } from '@nestjs/common';
import type { Queryable, Statement } from '../../database/database.ts';
import type { NoticeChanged } from '../../events/domain-event.ts';
import { Relay } from '../../events/relay.ts';
import { NoticesRepository } from './notices.repository.ts';

/** Tells admins what somebody should look after, and when that is over. */
@Injectable()
export class Notices {
  readonly #notices: NoticesRepository;
  readonly #relay: Relay;

  constructor(notices: NoticesRepository, relay: Relay) {
    this.#notices = notices;
    this.#relay = relay;
  }

  /** `statement` is made by `raising()`. */
  async raise(statement: Statement, values: readonly unknown[]): Promise<void> {
    this.#relay.kick(await this.#notices.raise(statement, values));
  }

  /** Within the caller's transaction; the caller kicks the relay after its commit. */
  async raiseWithin(tx: Queryable, statement: Statement, values: readonly unknown[]): Promise<NoticeChanged[]> {
    return this.#notices.raise(statement, values, tx);
  }

  async resolveSettled(): Promise<void> {
    this.#relay.kick(await this.#notices.resolveSettled());
  }
}
