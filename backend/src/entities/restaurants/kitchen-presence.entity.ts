import { Check, Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Restaurant } from './restaurant.entity.ts';

/** When a device last showed a restaurant's orders. */
@Entity('kitchen_presence')
export class KitchenPresence {
  @PrimaryColumn({ name: 'restaurant_id', type: 'int', primaryKeyConstraintName: 'kitchen_presence_pkey' })
  @ForeignKey(() => Restaurant, { name: 'kitchen_presence_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number;

  @CreateDateColumn({ name: 'device_at', type: 'timestamptz' })
  deviceAt: Date;
}

/** The one row that says since when devices can connect at all: who could not has not stayed away. */
@Entity('serving_period')
@Check('serving_period_single_check', 'id = 1')
export class ServingPeriod {
  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'serving_period_pkey' })
  id: number;

  @Column({ type: 'timestamptz' })
  since: Date;

  /** When an instance that serves sockets was last alive. */
  @Column({ name: 'beat_at', type: 'timestamptz' })
  beatAt: Date;
}
