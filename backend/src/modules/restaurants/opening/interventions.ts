import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../database/connection/database.ts';
import { RestaurantIntervention } from '../../../entities/operations/restaurant-intervention.entity.ts';

/** What is written with an admin's change of a restaurant's running, or not at all. */
export type Recording = (tx: Transaction) => Promise<void>;

type Noted = Pick<RestaurantIntervention, 'restaurantId' | 'kind' | 'reason' | 'adminId'>;

/** What an admin did last to the running of a restaurant, as its kitchen reads it. */
@Injectable()
export class Interventions {
  /** The one before is no news any more. */
  async note({ manager }: Transaction, intervention: Noted): Promise<void> {
    await manager.upsert(RestaurantIntervention, { ...intervention, at: () => 'now()' }, ['restaurantId']);
  }

  /**
   * Beside every change of the switch or the capacity: an admin's is recorded, and one of the restaurant's own ends what an admin
   * had decided. Answers whether the restaurant's tablets have to hear of it, whatever customers see.
   */
  async settle(tx: Transaction, restaurantId: number, record: Recording | undefined): Promise<boolean> {
    if (record === undefined) {
      const { affected } = await tx.manager.delete(RestaurantIntervention, { restaurantId });
      return (affected ?? 0) > 0;
    }
    await record(tx);
    return true;
  }
}
