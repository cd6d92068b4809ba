import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { SubscriptionPlan } from '../../contracts/constants.ts';
import { planColumn } from '../../database/columns.ts';
import { Restaurant } from './restaurant.entity.ts';

@Entity('subscriptions')
@Check('subscriptions_price_check', `price_cents >= 0`)
@Check('subscriptions_span_check', `end_date > start_date`)
@Index('subscriptions_restaurant_id_idx', ['restaurantId'])
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

  @Column({ name: 'start_date', type: 'date' })
  startDate: string;

  @Column({ name: 'end_date', type: 'date' })
  endDate: string;
}
