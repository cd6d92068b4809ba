import { Column } from 'typeorm';
import type { Additive } from '../../contracts/menus/declared.ts';
import type { Allergen } from '../../contracts/menus/allergens.ts';

/** What dishes and their options have in common. */
export abstract class OnTheMenu {
  @Column({ type: 'varchar', length: 100 })
  name: string;

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

  /** Somebody has said which allergens and additives it has, if any (LMIV, LMZDV). */
  @Column({ name: 'is_declared', type: 'boolean', default: true })
  isDeclared: boolean;
}
