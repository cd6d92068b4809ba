import type { Additive, Allergen, VatRate } from '../../contracts/constants.ts';
import type { MinAge } from '../../contracts/menus/min-age.ts';
import type { DepositKind } from '../../entities/menus/menu-item.entity.ts';

export interface MenuItemRow {
  id: number;
  menu_id: number;
  menu_name: string;
  name: string;
  description: string | null;
  price_cents: number;
  image_url: string | null;
  available: boolean;
  sold_out_until: Date | null;
  vat_rate: VatRate;
  deposit_cents: number;
  deposit_kind: DepositKind | null;
  volume_ml: number | null;
  min_age: MinAge | null;
  allergens: Allergen[];
  additives: Additive[];
  is_vegetarian: boolean;
  is_vegan: boolean;
  option_groups: OptionGroupRow[];
}

export interface OptionGroupRow {
  id: number;
  menu_item_id: number;
  name: string;
  min_choices: number;
  max_choices: number;
  options: OptionRow[];
}

interface OptionRow {
  id: number;
  name: string;
  price_cents: number;
  available: boolean;
  /** As JSON has it. */
  sold_out_until: string | null;
  allergens: Allergen[];
  additives: Additive[];
  is_vegetarian: boolean;
  is_vegan: boolean;
}

export interface MenuRow {
  id: number;
  name: string;
  description: string | null;
}
