import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { Staff } from './staff.entity.ts';

/** A rider who is on shift. The row goes with the shift: nobody keeps who worked when. */
@Entity('rider_shifts')
@Index('rider_shifts_restaurant_id_idx', ['restaurantId'])
export class RiderShift {
  @PrimaryColumn({ name: 'staff_id', type: 'int', primaryKeyConstraintName: 'rider_shifts_pkey' })
  @ForeignKey(() => Staff, { name: 'rider_shifts_staff_id_fkey', onDelete: 'CASCADE' })
  staffId: number;

  @Column({ name: 'restaurant_id', type: 'int' })
  @ForeignKey(() => Restaurant, { name: 'rider_shifts_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number;

  @CreateDateColumn({ type: 'timestamptz' })
  since: Date;
}
