/** How a restaurant edits its menu: answers and requests. Money and time as in `units.ts`. */
import type { Additive, Allergen, DepositKind, VatRate } from '../constants.ts';
import type { PictureFetch } from '../images.ts';
import type { MinAge } from './min-age.ts';
import type { Count, Id, IsoTime, Money, Version } from '../units.ts';

export const MAX_MENUS = 50;
export const MAX_DISHES = 500;
export const MAX_OPTION_GROUPS = 20;
export const MAX_OPTIONS = 50;
export const MAX_DISH_DESCRIPTION = 1000;
export const MAX_VOLUME_ML = 20_000;
/** For so long what was deleted can be restored. */
export const UNDO_MINUTES = 60;

export interface EditorOptionView {
  id: Id;
  name: string;
  /** What the option costs on top of the dish. */
  price: Money;
  available: boolean;
  /** When it comes back by itself, if it does. */
  soldOutUntil: IsoTime | null;
  allergens: Allergen[];
  additives: Additive[];
  isDeclared: boolean;
  isVegetarian: boolean;
  isVegan: boolean;
}

export interface EditorOptionGroupView {
  id: Id;
  name: string;
  /** From 1 on, the dish cannot be ordered without a choice. */
  minChoices: Count;
  maxChoices: Count;
  options: EditorOptionView[];
}

export interface EditorDishView {
  id: Id;
  menuId: Id;
  /** Rises with each change of the dish, but for its availability. */
  version: Version;
  name: string;
  description: string | null;
  price: Money;
  imageUrl: string | null;
  /** Of a picture that was given as an address. */
  pictureFetch: PictureFetch | null;
  available: boolean;
  /** When it comes back by itself, if it does. */
  soldOutUntil: IsoTime | null;
  /** A rate in percent. */
  vatRate: VatRate;
  /** What is charged on top of the price. */
  deposit: Money;
  depositKind: DepositKind | null;
  /** Only packaged drinks have it. */
  volumeMl: Count | null;
  /** How old one has to be for it. */
  minAge: MinAge | null;
  allergens: Allergen[];
  additives: Additive[];
  isVegetarian: boolean;
  isVegan: boolean;
  /** Somebody has said which allergens and additives it has, if any. */
  isDeclared: boolean;
  /** It is false for a draft, which guests do not see. */
  isPublished: boolean;
  optionGroups: EditorOptionGroupView[];
}

export interface EditorMenuView {
  id: Id;
  version: Version;
  name: string;
  description: string | null;
  items: EditorDishView[];
}

/** `GET /api/restaurant/menus`, and the answer to each change but those of availability. */
export interface MenuEditorView {
  menuVersion: Version;
  /** Of the menu or dish that the call made or changed. */
  id: Id | null;
  menus: EditorMenuView[];
}

export const SOLD_OUT_UNTIL = /^(?:tomorrow|(?:[01]\d|2[0-3]):[0-5]\d)$/;

export interface AvailabilityView {
  id: Id;
  available: boolean;
  soldOutUntil: IsoTime | null;
  menuVersion: Version;
}

/** `POST /api/restaurant/menus/import`, a CSV as `GET /api/restaurant/menus/export` gives it: all rows or none. */
export interface MenuImportView {
  menuVersion: Version;
  created: Count;
  updated: Count;
}
