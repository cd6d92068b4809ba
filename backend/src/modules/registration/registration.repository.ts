import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { SubscriptionPlan } from '../../contracts/restaurants/plans.ts';
import type { Transaction } from '../../database/connection/database.ts';
import { OpeningHours } from '../../entities/restaurants/opening-hours.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { Subscription } from '../../entities/restaurants/subscription.entity.ts';

type Column =
  | ('name' | 'email' | 'passwordHash' | 'city' | 'address' | 'phone' | 'description' | 'category' | 'legalName')
  | ('deliveryFeeCents' | 'deliveryMinMinutes' | 'deliveryMaxMinutes' | 'vatId' | 'posApiUrl' | 'posApiKey')
  | ('language' | 'registrationKey');

/** Inactive, closed and unpaid are the columns' defaults: nothing that was sent can make them anything else. */
export interface NewRestaurant extends Pick<Restaurant, Column> {
  isDeclared: boolean;
  subscriptionPlan: SubscriptionPlan;
}

/** The specification's 09:00-22:00 on every day, until the restaurant sets its own. */
const FIRST_HOURS = { opensMinute: 9 * 60, closesMinute: 22 * 60 };

@Injectable()
export class RegistrationRepository {
  constructor(@InjectRepository(Restaurant) private readonly restaurants: Repository<Restaurant>) {}

  findByKey(registrationKey: string): Promise<Restaurant | null> {
    return this.restaurants.findOneBy({ registrationKey });
  }

  /** Null when the key was used by a request that ran at the same time. */
  async add(
    { manager }: Transaction,
    { isDeclared, ...restaurant }: NewRestaurant,
    priceCents: number,
  ): Promise<Restaurant | null> {
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(Restaurant)
      .values({
        ...restaurant,
        ...{ isNew: true, hoursConfirmed: false },
        traderDeclaredAt: isDeclared ? () => 'now()' : null,
      })
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = inserted.raw as Pick<Restaurant, 'id'>[];
    if (row === undefined) return null;
    const restaurantId = row.id;
    await manager.insert(Subscription, { restaurantId, plan: restaurant.subscriptionPlan, priceCents });
    const days = Array.from({ length: 7 }, (_, day) => ({ restaurantId, weekday: day + 1, ...FIRST_HOURS }));
    await manager.insert(OpeningHours, days);
    return manager.findOneByOrFail(Restaurant, { id: restaurantId });
  }
}
