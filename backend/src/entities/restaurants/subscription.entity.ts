import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { SubscriptionPlan } from '../../contracts/restaurants/plans.ts';
import { planColumn } from '../columns/columns.ts';
import { Restaurant } from './restaurant.entity.ts';

@Entity('subscriptions')
@Check('subscriptions_price_check', `price_cents >= 0`)
@Check('subscriptions_span_check', `end_date > start_date`)
@Check('subscriptions_begun_check', `(start_date IS NULL) = (end_date IS NULL)`)
@Unique('subscriptions_period_key', ['restaurantId', 'startDate'])
export class Subscription {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'subscriptions_pkey' })
  id: number;

  @Column({ name: 'restaurant_id', type: 'int' })
  @ForeignKey(() => Restaurant, { name: 'subscriptions_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number;

  @Column(planColumn)
  plan: SubscriptionPlan;

  @Column({ name: 'price_cents', type: 'int' })
  priceCents: number;

  /** Both null until the restaurant is approved. The next period begins on `endDate`. */
  @Column({ name: 'start_date', type: 'date', nullable: true })
  startDate: string | null;

  @Column({ name: 'end_date', type: 'date', nullable: true })
  endDate: string | null;
}
