import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import { WARNING_STEPS, type WarningStep } from '../../contracts/restaurants/watch.ts';
import { Relay } from '../../events/relay.ts';
import { Notices } from '../notices/notices.ts';
import { WatchRepository } from './watch.repository.ts';
import { RAISE_UNANSWERED } from './watch.statements.ts';

const BATCH = 200;

/**
 * Warns restaurants of orders that nobody answers. The delayed job is punctual; the sweeper behind it is certain. A
 * warning is an event in the outbox: screens, e-mails and messages follow from it, each once.
 */
@Injectable()
export class OrderWarnings {
  constructor(
    private readonly watch: WatchRepository,
    private readonly notices: Notices,
    private readonly relay: Relay,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Answers with those of the orders that still wait. */
  async warn(step: WarningStep, orderIds: readonly number[]): Promise<number[]> {
    this.relay.kick(await this.watch.warn(step, orderIds));
    if (step === 'half') await this.#tellAdmins();
    return this.watch.listWaiting(orderIds);
  }

  async sweep(): Promise<void> {
    for (const step of WARNING_STEPS) this.relay.kick(await this.watch.warnDue(step, BATCH));
    await this.#tellAdmins();
  }

  async #tellAdmins(): Promise<void> {
    await this.notices.raise(RAISE_UNANSWERED, [BATCH, this.environment.acceptDeadlineSeconds]);
  }
}
