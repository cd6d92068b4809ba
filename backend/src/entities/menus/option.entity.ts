import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Additive, Allergen } from '../../contracts/constants.ts';
import { OptionGroup } from './option-group.entity.ts';

@Entity('options')
@Check('options_price_check', `price_cents >= 0`)
@Check('options_sold_out_check', `sold_out_until IS NULL OR NOT available`)
@Index('options_group_id_idx', ['groupId', 'position'])
@Index('options_sold_out_until_idx', ['soldOutUntil'], { where: 'sold_out_until IS NOT NULL' })
export class Option {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'options_pkey' })
  id: number;

  @Column({ name: 'group_id', type: 'int' })
  @ForeignKey(() => OptionGroup, { name: 'options_group_id_fkey', onDelete: 'CASCADE' })
  groupId: number;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  /** Gross, on top of the dish, at the dish's VAT rate. */
  @Column({ name: 'price_cents', type: 'int', default: 0 })
  priceCents: number;

  @Column({ type: 'boolean', default: true })
  available: boolean;

  /** What is not available comes back at this time; null: when somebody says so. */
  @Column({ name: 'sold_out_until', type: 'timestamptz', nullable: true })
  soldOutUntil: Date | null;

  @Column({ type: 'text', array: true, default: () => `'{}'` })
  allergens: Allergen[];

  @Column({ type: 'text', array: true, default: () => `'{}'` })
  additives: Additive[];

  @Column({ name: 'is_vegetarian', type: 'boolean', default: false })
  isVegetarian: boolean;

  @Column({ name: 'is_vegan', type: 'boolean', default: false })
  isVegan: boolean;

  @Column({ type: 'int', default: 0 })
  position: number;

  @Column({ name: 'is_declared', type: 'boolean', default: true })
  isDeclared: boolean;
}
