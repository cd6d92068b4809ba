import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import {
  POS_DELIVERY_KINDS,
  POS_DELIVERY_STATES,
  type PosDeliveryKind,
  type PosDeliveryState,
  type PosFailure,
  type PosPayment,
} from '../../contracts/restaurants/pos.ts';
import { Order } from './order.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';

/** One thing that a POS has to hear of an order, and how far that is. */
@Entity('till_deliveries')
@Unique('till_deliveries_key_key', ['key'])
@Unique('till_deliveries_order_key', ['orderId', 'kind'])
@Check('till_deliveries_next_try_check', `(state = 'waiting') = (next_try_at IS NOT NULL)`)
@Index('till_deliveries_next_try_idx', ['nextTryAt'], { where: `state = 'waiting'` })
@Index('till_deliveries_unsettled_idx', ['restaurantId', 'id'], { where: `state IN ('waiting', 'given_up')` })
@Index('till_deliveries_restaurant_id_idx', ['restaurantId', 'id'])
export class PosDelivery {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'till_deliveries_pkey' })
  id: number;

  /** What the POS knows it by. */
  @Column({ type: 'uuid' })
  key: string;

  @Column({ name: 'order_id', type: 'int' })
  @ForeignKey(() => Order, { name: 'till_deliveries_order_id_fkey', onDelete: 'CASCADE' })
  orderId: number;

  @Column({ name: 'restaurant_id', type: 'int' })
  @ForeignKey(() => Restaurant, { name: 'till_deliveries_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number;

  @Column({ type: 'enum', enum: POS_DELIVERY_KINDS, enumName: 'till_delivery_kind' })
  kind: PosDeliveryKind;

  @Column({ type: 'enum', enum: POS_DELIVERY_STATES, enumName: 'till_delivery_state', default: 'waiting' })
  state: PosDeliveryState;

  /** Since it was made or sent anew. */
  @Column({ type: 'smallint', default: 0 })
  tries: number;

  /** Why the last try failed. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  failure: PosFailure | null;

  @Column({ name: 'http_status', type: 'smallint', nullable: true })
  httpStatus: number | null;

  @Column({ type: 'varchar', length: 10, nullable: true })
  payment: PosPayment | null;

  /** The POS's own name for the payment. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  reference: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'last_tried_at', type: 'timestamptz', nullable: true })
  lastTriedAt: Date | null;

  @Column({ name: 'next_try_at', type: 'timestamptz', nullable: true, default: () => 'now()' })
  nextTryAt: Date | null;

  /** While somebody is calling, so that nobody else does. */
  @Column({ name: 'calling_until', type: 'timestamptz', nullable: true })
  callingUntil: Date | null;
}
