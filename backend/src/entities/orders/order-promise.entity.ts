import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StagePrediction } from '../../contracts/orders/prediction.ts';

/**
 * What a promise was reckoned from, where it was measured: the range itself, its step and its time are those of the order's event with
 * this version, and what became of it are the events after it. It tells how far away somebody lives, and goes with the order's
 * personal data.
 */
@Entity('order_promises')
export class OrderPromise {
  @PrimaryColumn({ name: 'order_id', type: 'int', primaryKeyConstraintName: 'order_promises_pkey' })
  orderId: number;

  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'order_promises_pkey' })
  version: number;

  /** Null once the food has left. */
  @Column({ type: 'jsonb', nullable: true })
  kitchen: StagePrediction | null;

  @Column({ type: 'jsonb' })
  ride: StagePrediction;
}
