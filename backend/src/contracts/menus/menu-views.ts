/** Menus and dishes, as customers and as restaurants see them. */
import type { Additive, DepositKind, VatRate } from './declared.ts';
import type { Allergen } from './allergens.ts';
import type { MinAge } from './min-age.ts';
import type { Count, Id, IsoTime, Money } from '../units.ts';

export interface MenuItemView {
  id: Id;
  name: string;
  description: string | null;
  price: Money;
  imageUrl: string | null;
  available: boolean;
  /** When it comes back by itself; null when it is there, and when it is sold out for good. */
  soldOutUntil: IsoTime | null;
  /** A rate in percent. */
  vatRate: VatRate;
  /** Pfand, on top of the price. `0.00` when there is none. */
  deposit: Money;
  depositKind: DepositKind | null;
  allergens: Allergen[];
  additives: Additive[];
  isVegetarian: boolean;
  isVegan: boolean;
  /** Of packaged drinks, in millilitres; the litre price follows from it. */
  volumeMl: Count | null;
  /** How old one has to be for it. */
  minAge: MinAge | null;
  /** In the order in which they are shown; none for most drinks. */
  optionGroups: OptionGroupView[];
}

/** A choice that a dish asks for (`minChoices` above 0) or offers. */
export interface OptionGroupView {
  id: Id;
  name: string;
  /** From 1 on, the dish cannot be ordered without a choice. */
  minChoices: Count;
  maxChoices: Count;
  options: OptionView[];
}

export interface OptionView {
  id: Id;
  name: string;
  /** On top of the dish, at its VAT rate. */
  price: Money;
  available: boolean;
  /** When it comes back by itself; null when it is there, and when it is sold out for good. */
  soldOutUntil: IsoTime | null;
  allergens: Allergen[];
  additives: Additive[];
  isVegetarian: boolean;
  isVegan: boolean;
}

/** `GET /api/restaurants/{id}/menus`. */
export interface MenuView {
  id: Id;
  name: string;
  description: string | null;
  items: MenuItemView[];
}

/** `GET /api/restaurant/menu`. */
export interface RestaurantMenuItemView extends MenuItemView {
  menuId: Id;
  menuName: string;
}
