import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  MAX_AREA_NAME,
  MAX_AREA_POSTCODES,
  MAX_EXTRA_MINUTES,
  RADIUS_METERS,
} from '../../contracts/places/delivery-areas.ts';
import type { Polygon } from '../../contracts/places/geometry.ts';
import { Restaurant } from './restaurant.entity.ts';

/** A part of a city, and the terms on which a restaurant delivers there. */
@Entity('delivery_areas')
@Check('delivery_areas_shape_check', `num_nonnulls(postcodes, polygon, radius_meters) = 1`)
@Check('delivery_areas_postcodes_check', `cardinality(postcodes) BETWEEN 1 AND ${String(MAX_AREA_POSTCODES)}`)
@Check(
  'delivery_areas_radius_check',
  `radius_meters BETWEEN ${String(RADIUS_METERS.min)} AND ${String(RADIUS_METERS.max)}`,
)
@Check(
  'delivery_areas_money_check',
  `fee_cents >= 0 AND minimum_order_cents >= 0 AND free_from_cents >= minimum_order_cents`,
)
@Check('delivery_areas_minutes_check', `extra_minutes BETWEEN 0 AND ${String(MAX_EXTRA_MINUTES)}`)
@Index('delivery_areas_restaurant_id_idx', ['restaurantId', 'position'])
export class DeliveryArea {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'delivery_areas_pkey' })
  id: number;

  @Column({ name: 'restaurant_id', type: 'int' })
  @ForeignKey(() => Restaurant, { name: 'delivery_areas_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number;

  /** Its place in the owner's list. */
  @Column({ type: 'int' })
  position: number;

  @Column({ type: 'varchar', length: MAX_AREA_NAME })
  name: string;

  @Column({ type: 'varchar', array: true, length: 5, nullable: true })
  postcodes: string[] | null;

  @Column({ type: 'jsonb', nullable: true })
  polygon: Polygon | null;

  /** Around the restaurant's door. */
  @Column({ name: 'radius_meters', type: 'int', nullable: true })
  radiusMeters: number | null;

  @Column({ name: 'fee_cents', type: 'int' })
  feeCents: number;

  /** From this subtotal on the delivery is free. */
  @Column({ name: 'free_from_cents', type: 'int', nullable: true })
  freeFromCents: number | null;

  @Column({ name: 'minimum_order_cents', type: 'int' })
  minimumOrderCents: number;

  @Column({ name: 'extra_minutes', type: 'int', default: 0 })
  extraMinutes: number;

  /** Nobody is delivered to in one that is switched off. */
  @Column({ name: 'is_active', type: 'boolean', default: true })
  isActive: boolean;
}
