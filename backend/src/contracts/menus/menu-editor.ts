/** How a restaurant edits its menu: answers and requests. Money and time as in `units.ts`. */
import type { PictureFetch } from '../images.ts';
import type { MenuItemView, OptionGroupView, OptionView } from './menu-views.ts';
import type { Count, Id, IsoTime, Version } from '../units.ts';

export const MAX_MENUS = 50;
export const MAX_DISHES = 500;
export const MAX_OPTION_GROUPS = 20;
export const MAX_OPTIONS = 50;
export const MAX_DISH_DESCRIPTION = 1000;
export const MAX_VOLUME_ML = 20_000;
/** For so long what was deleted can be restored. */
export const UNDO_MINUTES = 60;

export interface EditorOptionView extends OptionView {
  isDeclared: boolean;
}

export interface EditorOptionGroupView extends Omit<OptionGroupView, 'options'> {
  options: EditorOptionView[];
}

export interface EditorDishView extends Omit<MenuItemView, 'optionGroups'> {
  menuId: Id;
  /** Rises with each change of the dish, but for its availability. */
  version: Version;
  /** Where the kitchen makes it. Null: at its first station, or its only one. */
  stationId: Id | null;
  /** Of a picture that was given as an address. */
  pictureFetch: PictureFetch | null;
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
