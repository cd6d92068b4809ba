import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Restaurant } from './restaurant.entity.ts';

/** A date in Europe/Berlin on which the weekday's hours do not count: one row a span, or one without times for a day off. */
@Entity('special_hours')
@Check(
  'special_hours_span_check',
  `(opens_minute IS NULL) = (closes_minute IS NULL) AND opens_minute >= 0 AND opens_minute < 1440 AND closes_minute > opens_minute AND closes_minute <= 2880`,
)
@Index('special_hours_restaurant_id_idx', ['restaurantId', 'date'])
@Index('special_hours_date_idx', ['date'])
export class SpecialHours {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'special_hours_pkey' })
  id: number;

  @Column({ name: 'restaurant_id', type: 'int' })
  @ForeignKey(() => Restaurant, { name: 'special_hours_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number;

  @Column({ type: 'date' })
  date: string;

  /** Minutes after midnight, as in `opening_hours`. */
  @Column({ name: 'opens_minute', type: 'smallint', nullable: true })
  opensMinute: number | null;

  @Column({ name: 'closes_minute', type: 'smallint', nullable: true })
  closesMinute: number | null;

  /** What the day is called, such as the name of a holiday. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  label: string | null;
}
