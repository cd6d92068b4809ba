import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DEPOSIT_KINDS, type DepositKind, type VatRate } from '../../contracts/menus/declared.ts';
import type { MinAge } from '../../contracts/menus/min-age.ts';
import { OnTheMenu } from './on-the-menu.ts';
import { Menu } from './menu.entity.ts';
import { Station } from './station.entity.ts';

@Entity('menu_items')
@Check('menu_items_money_check', `price_cents >= 0 AND deposit_cents >= 0`)
@Check('menu_items_deposit_check', `(deposit_cents > 0) = (deposit_kind IS NOT NULL)`)
@Check('menu_items_image_url_check', `image_url ~ '^/(api/)?images/'`)
@Check('menu_items_vat_rate_check', `vat_rate IN (7, 19)`)
@Check('menu_items_volume_check', `volume_ml > 0`)
@Check('menu_items_sold_out_check', `sold_out_until IS NULL OR NOT available`)
@Check('menu_items_min_age_check', `min_age IN (16, 18)`)
@Check('menu_items_declared_check', `is_draft OR is_declared`)
@Index('menu_items_menu_id_idx', ['menuId', 'position'])
@Index('menu_items_station_id_idx', ['stationId'], { where: 'station_id IS NOT NULL' })
@Index('menu_items_image_url_idx', ['imageUrl'], { where: 'image_url IS NOT NULL' })
@Index('menu_items_sold_out_until_idx', ['soldOutUntil'], { where: 'sold_out_until IS NOT NULL' })
export class MenuItem extends OnTheMenu {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'menu_items_pkey' })
  id: number;

  @Column({ name: 'menu_id', type: 'int' })
  @ForeignKey(() => Menu, { name: 'menu_items_menu_id_fkey', onDelete: 'CASCADE' })
  menuId: number;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  /** The gross price without deposit. */
  @Column({ name: 'price_cents', type: 'int' })
  priceCents: number;

  @Column({ name: 'image_url', type: 'text', nullable: true })
  imageUrl: string | null;

  /** The rate in percent that § 12 UStG sets. */
  @Column({ name: 'vat_rate', type: 'smallint', default: 7 })
  vatRate: VatRate;

  @Column({ name: 'deposit_cents', type: 'int', default: 0 })
  depositCents: number;

  @Column({ name: 'deposit_kind', type: 'enum', enum: DEPOSIT_KINDS, enumName: 'deposit_kind', nullable: true })
  depositKind: DepositKind | null;

  @Column({ name: 'volume_ml', type: 'int', nullable: true })
  volumeMl: number | null;

  /** How old one has to be for it (§ 9 JuSchG). */
  @Column({ name: 'min_age', type: 'smallint', nullable: true })
  minAge: MinAge | null;

  /** Where it is made. Null: at the kitchen's first station, or its only one. */
  @Column({ name: 'station_id', type: 'int', nullable: true })
  @ForeignKey(() => Station, { name: 'menu_items_station_id_fkey', onDelete: 'SET NULL' })
  stationId: number | null;

  /** Rises with each change by the editor. */
  @Column({ type: 'int', default: 1 })
  version: number;

  /** Customers do not see a draft. */
  @Column({ name: 'is_draft', type: 'boolean', default: false })
  isDraft: boolean;

  /** Until its time to be restored is over. */
  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt: Date | null;
}
