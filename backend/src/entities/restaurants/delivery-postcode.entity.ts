import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DeliveryArea } from './delivery-area.entity.ts';
import { Restaurant } from './restaurant.entity.ts';

/**
 * Which area of a restaurant holds for a postcode, and its terms: reckoned from its areas whenever these change, so that
 * lists of a city need no geometry, and look at one row of each restaurant.
 */
@Entity('delivery_postcodes')
@Index('delivery_postcodes_restaurant_id_idx', ['restaurantId'])
@Index('delivery_postcodes_area_id_idx', ['areaId'])
export class DeliveryPostcode {
  @PrimaryColumn({ type: 'varchar', length: 5, primaryKeyConstraintName: 'delivery_postcodes_pkey' })
  postcode: string;

  @PrimaryColumn({ name: 'restaurant_id', type: 'int', primaryKeyConstraintName: 'delivery_postcodes_pkey' })
  @ForeignKey(() => Restaurant, { name: 'delivery_postcodes_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number;

  @Column({ name: 'area_id', type: 'int' })
  @ForeignKey(() => DeliveryArea, { name: 'delivery_postcodes_area_id_fkey', onDelete: 'CASCADE' })
  areaId: number;

  @Column({ name: 'fee_cents', type: 'int' })
  feeCents: number;

  @Column({ name: 'free_from_cents', type: 'int', nullable: true })
  freeFromCents: number | null;

  @Column({ name: 'minimum_order_cents', type: 'int' })
  minimumOrderCents: number;

  @Column({ name: 'extra_minutes', type: 'int' })
  extraMinutes: number;
}
