import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { PictureFailure } from '../../contracts/images.ts';
import { MenuItem } from '../menus/menu-item.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';

/** A picture that a restaurant gave as an address: fetched once and then gone from here, or kept with the reason why not. */
@Entity('outside_pictures')
@Unique('outside_pictures_menu_item_id_key', ['menuItemId'])
@Check('outside_pictures_failure_check', `next_try_at IS NOT NULL OR failure IS NOT NULL`)
@Index('outside_pictures_restaurant_key', ['restaurantId'], { unique: true, where: 'menu_item_id IS NULL' })
@Index('outside_pictures_next_try_idx', ['nextTryAt'], { where: 'next_try_at IS NOT NULL' })
export class OutsidePicture {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'outside_pictures_pkey' })
  id: number;

  @Column({ name: 'restaurant_id', type: 'int' })
  @ForeignKey(() => Restaurant, { name: 'outside_pictures_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number;

  /** Null: it is the restaurant's own. */
  @Column({ name: 'menu_item_id', type: 'int', nullable: true })
  @ForeignKey(() => MenuItem, { name: 'outside_pictures_menu_item_id_fkey', onDelete: 'CASCADE' })
  menuItemId: number | null;

  /** The address from outside, which no answer carries. */
  @Column({ type: 'text' })
  url: string;

  @Column({ type: 'smallint', default: 0 })
  tries: number;

  /** Why the last try failed. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  failure: PictureFailure | null;

  /** Null: it was given up. While somebody fetches it, when somebody else may. */
  @Column({ name: 'next_try_at', type: 'timestamptz', nullable: true, default: () => 'now()' })
  nextTryAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
