import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository } from 'typeorm';
import { Database } from '../../database/connection/database.ts';
import { endSessions } from '../../database/shared/end-sessions.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { Subscription } from '../../entities/restaurants/subscription.entity.ts';

@Injectable()
export class SettingsRepository {
  constructor(
    @InjectRepository(Restaurant) private readonly restaurants: Repository<Restaurant>,
    @InjectRepository(Subscription) private readonly subscriptions: Repository<Subscription>,
    private readonly database: Database,
  ) {}

  find(restaurantId: number): Promise<Restaurant | null> {
    return this.restaurants.findOneBy({ id: restaurantId });
  }

  /** The period that ends last. */
  findSubscription(restaurantId: number): Promise<Subscription | null> {
    return this.subscriptions.findOne({ where: { restaurantId }, order: { endDate: 'DESC', id: 'DESC' } });
  }

  /**
   * The ids of the owner's sessions that ended with it; null when the password is no longer the one with `previousHash`.
   * The staff's passwords are others: they stay.
   */
  changePassword(
    id: number,
    previousHash: string,
    passwordHash: string,
    keptSessionId: string,
  ): Promise<string[] | null> {
    return this.database.transaction(async ({ manager }) => {
      const { affected } = await manager.update(Restaurant, { id, passwordHash: previousHash }, { passwordHash });
      if (affected === 0) return null;
      return endSessions(manager, { restaurantId: id, staffId: IsNull(), id: Not(keptSessionId) });
    });
  }

  /** The key sealed; undefined leaves what is there. */
  async setPos(id: number, posApiUrl: string | null | undefined, posApiKey: string | null | undefined): Promise<void> {
    if (posApiUrl === undefined && posApiKey === undefined) return;
    await this.restaurants.update(
      { id },
      { ...(posApiUrl !== undefined && { posApiUrl }), ...(posApiKey !== undefined && { posApiKey }) },
    );
  }
}
