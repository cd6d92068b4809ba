import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { NOTICE_KINDS, type NoticeKind } from '../../contracts/restaurants/watch.ts';
import { Order } from '../orders/order.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';

/** Something that an admin should look after. Its indexes keep it single: once an order, and once while it stands. */
@Entity('admin_notices')
@Check('admin_notices_order_check', `(kind = 'order_unanswered') = (order_id IS NOT NULL)`)
@Index('admin_notices_order_idx', ['orderId', 'kind'], { unique: true, where: 'order_id IS NOT NULL' })
@Index('admin_notices_standing_idx', ['restaurantId', 'kind'], {
  unique: true,
  where: 'order_id IS NULL AND resolved_at IS NULL',
})
@Index('admin_notices_unresolved_idx', ['kind', 'id'], { where: 'resolved_at IS NULL' })
export class AdminNotice {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'admin_notices_pkey' })
  id: number;

  @Column({ type: 'enum', enum: NOTICE_KINDS, enumName: 'notice_kind' })
  kind: NoticeKind;

  @Column({ name: 'restaurant_id', type: 'int' })
  @ForeignKey(() => Restaurant, { name: 'admin_notices_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number;

  @Column({ name: 'order_id', type: 'int', nullable: true })
  @ForeignKey(() => Order, { name: 'admin_notices_order_id_fkey', onDelete: 'CASCADE' })
  orderId: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  at: Date;

  @Column({ name: 'resolved_at', type: 'timestamptz', nullable: true })
  resolvedAt: Date | null;
}
