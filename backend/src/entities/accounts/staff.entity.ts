import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { type StaffDuty } from '../../contracts/riders/duty.ts';
import { dutyColumn } from '../columns/columns.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';

/** A login of a restaurant for its kitchen alone, or for the way to its guests alone. */
@Entity('restaurant_staff')
@Unique('restaurant_staff_email_key', ['email'])
@Check('restaurant_staff_email_lower_check', `email = lower(email)`)
@Index('restaurant_staff_restaurant_id_idx', ['restaurantId'])
export class Staff {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'restaurant_staff_pkey' })
  id: number;

  @Column({ name: 'restaurant_id', type: 'int' })
  @ForeignKey(() => Restaurant, { name: 'restaurant_staff_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  @Column({ type: 'varchar', length: 254 })
  email: string;

  @Column({ name: 'password_hash', type: 'text' })
  passwordHash: string;

  @Column({ ...dutyColumn, default: 'kitchen' })
  duty: StaffDuty;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
