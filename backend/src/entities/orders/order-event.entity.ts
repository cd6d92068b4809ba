import { Check, Column, Entity, Generated, Index, PrimaryColumn } from 'typeorm';
import type { PaymentStatus } from '../../contracts/constants.ts';
import type { CancelReason, OrderActor, OrderStatus } from '../../contracts/orders/order-status.ts';
import { actorColumn, paymentStatusColumn, reasonColumn, statusColumn } from '../columns/columns.ts';
import { OutboxColumns } from '../columns/outbox-columns.ts';

/** The order's timeline and its outbox in one. Append-only but for `sentAt`; a trigger keeps it so. */
@Entity('order_event')
@Index('order_event_unsent_idx', ['id'], { where: 'sent_at IS NULL' })
@Index('order_event_at_idx', ['at'])
@Check('order_event_request_id_check', 'length(request_id) <= 64')
@Check('order_event_traceparent_check', 'length(traceparent) = 55')
@Check('order_event_staff_check', `staff_id IS NULL OR actor IN ('restaurant', 'rider')`)
export class OrderEvent extends OutboxColumns {
  @Column({ type: 'bigint' })
  @Generated('increment')
  id: string;

  /** In whose partition it is: a foreign key goes from each partition to that of the orders, and so from no table that TypeORM knows. */
  @PrimaryColumn({ name: 'order_id', type: 'int', primaryKeyConstraintName: 'order_event_pkey' })
  orderId: number;

  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'order_event_pkey' })
  version: number;

  @Column(statusColumn)
  status: OrderStatus;

  /** It is null for the event of placing. */
  @Column({ name: 'previous_status', ...statusColumn, nullable: true })
  previousStatus: OrderStatus | null;

  @Column(actorColumn)
  actor: OrderActor;

  @Column({ name: 'actor_id', type: 'int', nullable: true })
  actorId: number | null;

  /** Of the restaurant's staff; null for its own login. The login may be gone. */
  @Column({ name: 'staff_id', type: 'int', nullable: true })
  staffId: number | null;

  /** Who of the staff brings the order from then on. A number that stays when the login goes. */
  @Column({ name: 'rider_id', type: 'int', nullable: true })
  riderId: number | null;

  @Column({ ...reasonColumn, nullable: true })
  reason: CancelReason | null;

  @Column({ name: 'payment_status', ...paymentStatusColumn })
  paymentStatus: PaymentStatus;

  @Column({ name: 'estimated_from', type: 'timestamptz', nullable: true })
  estimatedFrom: Date | null;

  @Column({ name: 'estimated_to', type: 'timestamptz', nullable: true })
  estimatedTo: Date | null;

  /** When the food has to be ready, by the kitchen's own word. */
  @Column({ name: 'ready_by', type: 'timestamptz', nullable: true })
  readyBy: Date | null;
}
