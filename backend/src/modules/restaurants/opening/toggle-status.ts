import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../database/connection/database.ts';
import type { Restaurant } from '../../../entities/restaurants/restaurant.entity.ts';
import { Relay } from '../../../events/relay.ts';
import { ProblemError } from '../../../http/problem.ts';
import { AnnounceOpenState } from './announce-open-state.ts';
import { checkTraderData, openingNeedsOf } from './opening-needs.ts';
import { Interventions, type Recording } from './interventions.ts';
import { OpenStateRepository } from './open-state.repository.ts';

@Injectable()
export class ToggleStatus {
  constructor(
    private readonly database: Database,
    private readonly openStates: OpenStateRepository,
    private readonly announce: AnnounceOpenState,
    private readonly interventions: Interventions,
    private readonly relay: Relay,
  ) {}

  /**
   * Without a wish the switch flips; with one, two clicks do not cancel each other.
   * @throws ProblemError `under_review`, `suspended`, `trader_data_missing`, `no_dish`, `opening_needs_missing`.
   */
  async execute(restaurantId: number, isOpen: boolean | undefined, record?: Recording): Promise<void> {
    const event = await this.database.transaction(async (tx) => {
      const restaurant = await this.openStates.lock(tx, restaurantId);
      if (restaurant === null) throw new ProblemError('not_found');
      if (restaurant.reviewStatus !== 'approved') throw new ProblemError('under_review');
      if (restaurant.isSuspended) throw new ProblemError('suspended');
      if (!restaurant.isOpen && isOpen !== false) {
        checkTraderData(restaurant);
        if (!(await this.openStates.hasDish(tx, restaurantId))) throw new ProblemError('no_dish');
        await this.#checkChecklist(tx, restaurant);
      }
      await this.openStates.setSwitch(tx, restaurantId, isOpen ?? null);
      const isNews = await this.interventions.settle(tx, restaurantId, record);
      return this.announce.execute(tx, restaurantId, isNews);
    });
    if (event !== null) this.relay.kick([event]);
  }

  /** Before the first opening; with it the restaurant is new no more. */
  async #checkChecklist(tx: Transaction, restaurant: Restaurant): Promise<void> {
    if (!restaurant.isNew) return;
    const missing = await openingNeedsOf(tx.manager, restaurant);
    if (missing.length > 0) {
      const issues = missing.map((field) => ({ field, code: 'required' as const }));
      throw new ProblemError('opening_needs_missing', { issues });
    }
    await this.openStates.setOpenedOnce(tx, restaurant.id);
  }
}
