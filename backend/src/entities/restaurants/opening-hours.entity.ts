import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Restaurant } from './restaurant.entity.ts';

/** One span of a weekday in Europe/Berlin; several rows a day are split hours. */
@Entity('opening_hours')
@Check('opening_hours_weekday_check', `weekday BETWEEN 1 AND 7`)
@Check(
  'opening_hours_span_check',
  `opens_minute >= 0 AND opens_minute < 1440 AND closes_minute > opens_minute AND closes_minute <= 2880`,
)
@Index('opening_hours_restaurant_id_idx', ['restaurantId', 'weekday'])
@Index('opening_hours_weekday_idx', ['weekday', 'restaurantId', 'opensMinute', 'closesMinute'])
export class OpeningHours {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'opening_hours_pkey' })
  id: number;

  @Column({ name: 'restaurant_id', type: 'int' })
  @ForeignKey(() => Restaurant, { name: 'opening_hours_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number;

  /** The ISO number of the day: 1 is Monday. */
  @Column({ type: 'smallint' })
  weekday: number;

  /** Minutes after midnight. */
  @Column({ name: 'opens_minute', type: 'smallint' })
  opensMinute: number;

  /** Minutes after that day's midnight; above 1440 the span ends on the next day. */
  @Column({ name: 'closes_minute', type: 'smallint' })
  closesMinute: number;
}
