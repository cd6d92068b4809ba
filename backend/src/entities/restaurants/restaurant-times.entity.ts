import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { StageTimes } from '../../contracts/orders/prediction.ts';
import { Restaurant } from './restaurant.entity.ts';

/** How long a restaurant's deliveries of the last weeks took, and what became of what was promised. Reckoned again and again. */
@Entity('restaurant_times')
@Check('restaurant_times_counts_check', 'on_time BETWEEN 0 AND deliveries AND held BETWEEN 0 AND deliveries')
export class RestaurantTimes {
  @PrimaryColumn({ name: 'restaurant_id', type: 'int', primaryKeyConstraintName: 'restaurant_times_pkey' })
  @ForeignKey(() => Restaurant, { name: 'restaurant_times_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number;

  @Column({ type: 'jsonb' })
  kitchen: StageTimes;

  @Column({ type: 'jsonb' })
  ride: StageTimes;

  @Column({ type: 'int' })
  deliveries: number;

  /** That came no later than was promised. */
  @Column({ name: 'on_time', type: 'int' })
  onTime: number;

  /** That came within the range of their confirmation. */
  @Column({ type: 'int' })
  held: number;

  /** From the middle of that range to the arrival: half were no further away. */
  @Column({ name: 'median_error_minutes', type: 'real' })
  medianErrorMinutes: number;

  @Column({ name: 'measured_at', type: 'timestamptz', default: () => 'now()' })
  measuredAt: Date;
}
