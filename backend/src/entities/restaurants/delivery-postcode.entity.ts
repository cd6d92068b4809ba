import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DeliveryArea } from './delivery-area.entity.ts';
import { Restaurant } from './restaurant.entity.ts';

/**
 * Which area of a restaurant holds for a postcode: reckoned from its areas whenever these change, so that lists of a
 * city need no geometry.
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
}
