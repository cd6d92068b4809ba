import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ProblemKind, ProblemWish } from '../../contracts/orders/order-problems.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { Order } from './order.entity.ts';

/** What went wrong with an order, as whoever ordered reported it. Its words go with the guest's data. */
@Entity('order_problems')
@Check(
  'order_problems_kind_check',
  `kind IN ('missing', 'wrong', 'quality', 'late', 'not_arrived', 'other') AND wish IN ('tell', 'money_back')`,
)
@Check('order_problems_length_check', `length(text) <= 2000`)
@Index('order_problems_order_id_idx', ['orderId'])
@Index('order_problems_restaurant_id_idx', ['restaurantId', 'id'])
@Index('order_problems_open_idx', ['restaurantId'], { where: 'answered_at IS NULL AND closed_at IS NULL' })
export class OrderProblem {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'order_problems_pkey' })
  id: number;

  @Column({ name: 'order_id', type: 'int' })
  @ForeignKey(() => Order, { name: 'order_problems_order_id_fkey', onDelete: 'CASCADE' })
  orderId: number;

  @Column({ name: 'restaurant_id', type: 'int' })
  @ForeignKey(() => Restaurant, { name: 'order_problems_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number;

  /** Rises with each answer and with closing it: what somebody answers is what they have read. */
  @Column({ type: 'int', default: 1 })
  version: number;

  @Column({ type: 'varchar', length: 20 })
  kind: ProblemKind;

  @Column({ type: 'varchar', length: 20 })
  wish: ProblemWish;

  /** Lines of the order that it is about. */
  @Column({ name: 'item_ids', type: 'int', array: true, default: [] })
  itemIds: number[];

  @Column({ type: 'text', nullable: true })
  text: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** Of the first answer; stays when the answers were erased. */
  @Column({ name: 'answered_at', type: 'timestamptz', nullable: true })
  answeredAt: Date | null;

  @Column({ name: 'closed_at', type: 'timestamptz', nullable: true })
  closedAt: Date | null;
}
