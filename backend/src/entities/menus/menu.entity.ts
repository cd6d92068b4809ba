import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Restaurant } from '../restaurants/restaurant.entity.ts';

@Entity('menus')
@Index('menus_restaurant_id_idx', ['restaurantId', 'position'])
export class Menu {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'menus_pkey' })
  id: number;

  @Column({ name: 'restaurant_id', type: 'int' })
  @ForeignKey(() => Restaurant, { name: 'menus_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ type: 'int', default: 0 })
  position: number;

  /** Rises with each change by the editor. */
  @Column({ type: 'int', default: 1 })
  version: number;

  /** Until its time to be restored is over. */
  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt: Date | null;
}
