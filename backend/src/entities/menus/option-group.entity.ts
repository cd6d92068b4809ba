import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { MenuItem } from './menu-item.entity.ts';

/** A choice that a dish asks for, such as its size, or offers, such as extras. */
@Entity('option_groups')
@Check('option_groups_choices_check', `min_choices >= 0 AND max_choices >= 1 AND max_choices >= min_choices`)
@Index('option_groups_menu_item_id_idx', ['menuItemId', 'position'])
export class OptionGroup {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'option_groups_pkey' })
  id: number;

  @Column({ name: 'menu_item_id', type: 'int' })
  @ForeignKey(() => MenuItem, { name: 'option_groups_menu_item_id_fkey', onDelete: 'CASCADE' })
  menuItemId: number;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  /** From 1 on, the dish cannot be ordered without a choice. */
  @Column({ name: 'min_choices', type: 'smallint', default: 0 })
  minChoices: number;

  @Column({ name: 'max_choices', type: 'smallint', default: 1 })
  maxChoices: number;

  @Column({ type: 'int', default: 0 })
  position: number;
}
