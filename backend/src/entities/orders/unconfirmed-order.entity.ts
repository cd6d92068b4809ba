import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { Order } from './order.entity.ts';
import type { PlaceOrderRequest } from '../../contracts/http/requests.gen.ts';

/** What a guest ordered and has not confirmed yet. It is no order: no kitchen, no screen and no sum knows of it. */
@Entity('unconfirmed_orders')
@Unique('unconfirmed_orders_idempotency_key_key', ['idempotencyKey'])
@Index('unconfirmed_orders_expires_at_idx', ['expiresAt'])
@Index('unconfirmed_orders_order_id_idx', ['orderId'])
export class UnconfirmedOrder {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'unconfirmed_orders_pkey' })
  id: string;

  @Column({ name: 'restaurant_id', type: 'int' })
  @ForeignKey(() => Restaurant, { name: 'unconfirmed_orders_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number;

  /** Null once it is confirmed or has expired: the person's data is then in the order, or nowhere. */
  @Column({ type: 'jsonb', nullable: true })
  request: PlaceOrderRequest | null;

  @Column({ type: 'varchar', length: 5 })
  language: string;

  @Column({ name: 'idempotency_key', type: 'varchar', length: 200 })
  idempotencyKey: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  /** The order that it became. */
  @Column({ name: 'order_id', type: 'int', nullable: true })
  @ForeignKey(() => Order, { name: 'unconfirmed_orders_order_id_fkey', onDelete: 'SET NULL' })
  orderId: number | null;
}
