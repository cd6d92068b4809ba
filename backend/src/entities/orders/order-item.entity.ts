import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { LINE_STATES, type LineState } from '../../contracts/orders/order-lines.ts';
import type { VatRate } from '../../contracts/menus/declared.ts';
import type { MinAge } from '../../contracts/menus/min-age.ts';
import { MenuItem } from '../menus/menu-item.entity.ts';

/** A line as it was ordered: later changes of the menu don't touch it. Only the kitchen's state of it moves. */
@Entity('order_items')
@Check('order_items_quantity_check', `quantity BETWEEN 1 AND 99`)
@Check('order_items_money_check', `unit_price_cents >= 0 AND deposit_cents >= 0`)
@Check('order_items_min_age_check', `min_age IN (16, 18)`)
@Index('order_items_menu_item_id_idx', ['menuItemId'])
export class OrderItem {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'order_items_pkey' })
  id: number;

  /** In whose partition it is: a foreign key goes from each partition to that of the orders, and so from no table that TypeORM knows. */
  @PrimaryColumn({ name: 'order_id', type: 'int', primaryKeyConstraintName: 'order_items_pkey' })
  orderId: number;

  @Column({ name: 'menu_item_id', type: 'int', nullable: true })
  @ForeignKey(() => MenuItem, { name: 'order_items_menu_item_id_fkey', onDelete: 'SET NULL' })
  menuItemId: number | null;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  @Column({ type: 'smallint' })
  quantity: number;

  @Column({ name: 'unit_price_cents', type: 'int' })
  unitPriceCents: number;

  @Column({ name: 'deposit_cents', type: 'int', default: 0 })
  depositCents: number;

  @Column({ name: 'vat_rate', type: 'smallint' })
  vatRate: VatRate;

  /** How old its customer confirmed to be, at least. */
  @Column({ name: 'min_age', type: 'smallint', nullable: true })
  minAge: MinAge | null;

  @Column({ type: 'varchar', length: 300, nullable: true })
  notes: string | null;

  /** What was chosen with the dish; its prices are part of `unitPriceCents`. */
  @Column({ type: 'jsonb', default: [] })
  options: { group: string; name: string; priceCents: number }[];

  /** How far the kitchen is with it. */
  @Column({ type: 'enum', enum: LINE_STATES, enumName: 'line_state', default: 'todo' })
  state: LineState;

  /** Rises with each change of its state; the order's own version does not. */
  @Column({ type: 'int', default: 1 })
  version: number;
}
