import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { OnTheMenu } from './on-the-menu.ts';
import { OptionGroup } from './option-group.entity.ts';

@Entity('options')
@Check('options_price_check', `price_cents >= 0`)
@Check('options_sold_out_check', `sold_out_until IS NULL OR NOT available`)
@Index('options_group_id_idx', ['groupId', 'position'])
@Index('options_sold_out_until_idx', ['soldOutUntil'], { where: 'sold_out_until IS NOT NULL' })
export class Option extends OnTheMenu {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'options_pkey' })
  id: number;

  @Column({ name: 'group_id', type: 'int' })
  @ForeignKey(() => OptionGroup, { name: 'options_group_id_fkey', onDelete: 'CASCADE' })
  groupId: number;

  /** Gross, on top of the dish, at the dish's VAT rate. */
  @Column({ name: 'price_cents', type: 'int', default: 0 })
  priceCents: number;
}
