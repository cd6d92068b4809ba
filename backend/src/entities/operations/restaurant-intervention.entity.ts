import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { INTERVENTION_KINDS, type InterventionKind } from '../../contracts/restaurants/capacity.ts';
import { AdminUser } from '../accounts/admin-user.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';

/** What an admin did last to the running of a restaurant. It goes when the restaurant takes notice or decides anew. */
@Entity('restaurant_interventions')
@Index('restaurant_interventions_admin_id_idx', ['adminId'])
export class RestaurantIntervention {
  @PrimaryColumn({
    name: 'restaurant_id',
    type: 'int',
    primaryKeyConstraintName: 'restaurant_interventions_pkey',
  })
  @ForeignKey(() => Restaurant, { name: 'restaurant_interventions_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number;

  @Column({ type: 'enum', enum: INTERVENTION_KINDS, enumName: 'intervention' })
  kind: InterventionKind;

  /** For the restaurant's own eyes. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  reason: string | null;

  /** Null once the admin is none any more. */
  @Column({ name: 'admin_id', type: 'int', nullable: true })
  @ForeignKey(() => AdminUser, { name: 'restaurant_interventions_admin_id_fkey', onDelete: 'SET NULL' })
  adminId: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  at: Date;
}
