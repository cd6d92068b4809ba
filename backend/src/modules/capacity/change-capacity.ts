import { Injectable } from '@nestjs/common';
import type { BusyRequest, CapRequest, PauseRequest } from '../../contracts/http/requests.gen.ts';
import { BUSY_FOR_MINUTES, CAP_FOR_MINUTES } from '../../contracts/restaurants/capacity.ts';
import { Database, type Transaction } from '../../database/connection/database.ts';
import { Relay } from '../../events/relay.ts';
import { ProblemError } from '../../http/problem.ts';
import { AnnounceOpenState } from '../restaurants/opening/announce-open-state.ts';
import { Interventions, type Recording } from '../restaurants/opening/interventions.ts';
import { CapacityRepository } from './capacity.repository.ts';

/** Customers see all there is to it. */
const PUBLIC = { isAlwaysAnnounced: false };
/** There is more to it than customers see, such as until when: the restaurant's other tablets hear of it by the version. */
const OWN = { isAlwaysAnnounced: true };

/** Each change is announced in its own transaction; the opening clock announces when it ends. */
@Injectable()
export class ChangeCapacity {
  constructor(
    private readonly database: Database,
    private readonly capacity: CapacityRepository,
    private readonly announce: AnnounceOpenState,
    private readonly interventions: Interventions,
    private readonly relay: Relay,
  ) {}

  /** @throws ProblemError `validation_failed` unless it says either for how long or until when. */
  async pause(restaurantId: number, { minutes, until }: PauseRequest, record?: Recording): Promise<void> {
    if ((minutes === undefined) === (until === undefined)) throw ProblemError.field('minutes', 'required');
    const pause = (tx: Transaction) =>
      minutes === undefined
        ? this.capacity.pauseUntilTomorrow(tx, restaurantId)
        : this.capacity.pause(tx, restaurantId, minutes);
    await this.#change(restaurantId, PUBLIC, pause, record);
  }

  async resume(restaurantId: number, record?: Recording): Promise<void> {
    await this.#change(restaurantId, PUBLIC, (tx) => this.capacity.resume(tx, restaurantId), record);
  }

  async setBusy(
    restaurantId: number,
    { minutes, forMinutes = BUSY_FOR_MINUTES.default }: BusyRequest,
    record?: Recording,
  ): Promise<void> {
    const setBusy = (tx: Transaction) => this.capacity.setBusy(tx, restaurantId, minutes, forMinutes);
    await this.#change(restaurantId, OWN, setBusy, record);
  }

  async endBusy(restaurantId: number, record?: Recording): Promise<void> {
    await this.#change(restaurantId, PUBLIC, (tx) => this.capacity.endBusy(tx, restaurantId), record);
  }

  /** The kitchen has read what an admin did; so its other tablets need not say it any more. */
  async takeNotice(restaurantId: number): Promise<void> {
    await this.#change(restaurantId, OWN, () => Promise.resolve());
  }

  async setCap(restaurantId: number, { orders, forMinutes = CAP_FOR_MINUTES.default }: CapRequest): Promise<void> {
    await this.#change(restaurantId, OWN, async (tx) => {
      // Whoever orders at this moment is counted, or counts with the new cap.
      await this.capacity.takeTurn(tx, restaurantId);
      await this.capacity.setCap(tx, restaurantId, orders, forMinutes);
    });
  }

  async endCap(restaurantId: number): Promise<void> {
    await this.#change(restaurantId, OWN, (tx) => this.capacity.endCap(tx, restaurantId));
  }

  async #change(
    restaurantId: number,
    { isAlwaysAnnounced }: { isAlwaysAnnounced: boolean },
    change: (tx: Transaction) => Promise<void>,
    record?: Recording,
  ): Promise<void> {
    const event = await this.database.transaction(async (tx) => {
      await change(tx);
      const isNews = await this.interventions.settle(tx, restaurantId, record);
      return this.announce.execute(tx, restaurantId, isAlwaysAnnounced || isNews);
    });
    if (event !== null) this.relay.kick([event]);
  }
}
