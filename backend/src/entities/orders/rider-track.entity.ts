import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Order } from './order.entity.ts';
import { Staff } from '../accounts/staff.entity.ts';

/** Where a rider was while an order was on the way, once in ten seconds: what arrival times are measured by, for a day. */
@Entity('rider_tracks')
@Index('rider_tracks_order_id_idx', ['orderId'])
@Index('rider_tracks_at_idx', ['at'])
@Check('rider_tracks_place_check', 'latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180')
export class RiderTrack {
  @PrimaryColumn({ name: 'staff_id', type: 'int', primaryKeyConstraintName: 'rider_tracks_pkey' })
  @ForeignKey(() => Staff, { name: 'rider_tracks_staff_id_fkey', onDelete: 'CASCADE' })
  staffId: number;

  /** Which ten seconds since 1970: there is one row for each. */
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'rider_tracks_pkey' })
  slot: number;

  /** To whom the rider went then, as far as that was known when it was written. */
  @Column({ name: 'order_id', type: 'int' })
  @ForeignKey(() => Order, { name: 'rider_tracks_order_id_fkey', onDelete: 'CASCADE' })
  orderId: number;

  @Column({ type: 'timestamptz' })
  at: Date;

  @Column({ type: 'double precision' })
  latitude: number;

  @Column({ type: 'double precision' })
  longitude: number;
}
