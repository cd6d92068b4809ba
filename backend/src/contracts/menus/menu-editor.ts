/** How a restaurant edits its menu: answers and requests. Money and time as in `units.ts`. */
import type { Additive, Allergen, VatRate } from '../constants.ts';
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
  depositKind: 'einweg' | 'mehrweg' | null;
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

/** `POST /api/restaurant/menus`, `PUT /api/restaurant/menus/{id}`. */
export interface MenuRequest {
  name: string;
  description?: string | null;
  /** When changing: another version answers 409 `menu_changed`. */
  expectedVersion?: number;
}

/** Options and groups without an id are new; those that are left out are deleted. Their order is that of the list. */
export interface OptionRequest {
  id?: number;
  name: string;
  price?: number | string;
  available?: boolean;
  allergens?: Allergen[];
  additives?: Additive[];
  isDeclared?: boolean;
  isVegetarian?: boolean;
  isVegan?: boolean;
}

export interface OptionGroupRequest {
  id?: number;
  name: string;
  minChoices?: number;
  maxChoices?: number;
  options: OptionRequest[];
}

/** `POST /api/restaurant/menu-items`, `PUT /api/restaurant/menu-items/{id}`: the whole dish. */
export interface DishRequest {
  menuId: number;
  name: string;
  description?: string | null;
  price: number | string;
  vatRate: VatRate;
  deposit?: number | string;
  depositKind?: 'einweg' | 'mehrweg' | null;
  volumeMl?: number | null;
  /** Only drinks with alcohol have it. */
  minAge?: MinAge | null;
  allergens?: Allergen[];
  additives?: Additive[];
  isVegetarian?: boolean;
  isVegan?: boolean;
  isDeclared?: boolean;
  /** Needs the declaration of the dish and of each of its options. */
  isPublished?: boolean;
  optionGroups?: OptionGroupRequest[];
  expectedVersion?: number;
}

/** `PUT /api/restaurant/menus/order`: all menus. `PUT /api/restaurant/menus/{id}/order`: all its dishes, and others that move there. */
export interface OrderRequest {
  ids: number[];
}

/** `PUT /api/restaurant/menu-items/{id}/available`, `PUT /api/restaurant/options/{id}/available`. */
export interface AvailabilityRequest {
  available: boolean;
  /**
   * When something sold out comes back by itself: `tomorrow` on the restaurant's next opening day, or when the clock in Berlin next
   * shows `HH:MM` before five in the morning. Left out: not before somebody says so.
   */
  until?: string;
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
