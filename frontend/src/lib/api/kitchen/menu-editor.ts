import type { ImageView } from '@contracts/images.ts';
import type { AvailabilityView, MenuEditorView, MenuImportView } from '@contracts/menus/menu-editor.ts';
import type { AvailabilityRequest, DishRequest, MenuRequest } from '@contracts/http/requests.gen.ts';
import { get, request } from '../../http/http.ts';
import { sendFile, type OnProgress } from '../../http/send-file.ts';

const MENUS = '/api/restaurant/menus';
const DISHES = '/api/restaurant/menu-items';

export const MENU_EXPORT_PATH = `${MENUS}/export`;

/** What can be deleted, and restored for a while. */
export type MenuPart = 'menu' | 'dish';
const PATH_OF: Readonly<Record<MenuPart, string>> = { menu: MENUS, dish: DISHES };

export const fetchMenuEditor = (signal?: AbortSignal) => get<MenuEditorView>(MENUS, signal);

/** Null adds a new one. */
export const saveMenu = (id: number | null, body: MenuRequest) =>
  id === null
    ? request<MenuEditorView>('POST', MENUS, { body })
    : request<MenuEditorView>('PUT', `${MENUS}/${id}`, { body });

/** Null adds a new one. */
export const saveDish = (id: number | null, body: DishRequest) =>
  id === null
    ? request<MenuEditorView>('POST', DISHES, { body })
    : request<MenuEditorView>('PUT', `${DISHES}/${id}`, { body });

export const deletePart = (part: MenuPart, id: number) => request<MenuEditorView>('DELETE', `${PATH_OF[part]}/${id}`);

export const restorePart = (part: MenuPart, id: number) =>
  request<MenuEditorView>('POST', `${PATH_OF[part]}/${id}/restore`);

export const orderMenus = (ids: readonly number[]) =>
  request<MenuEditorView>('PUT', `${MENUS}/order`, { body: { ids } });

export const orderDishes = (menuId: number, ids: readonly number[]) =>
  request<MenuEditorView>('PUT', `${MENUS}/${menuId}/order`, { body: { ids } });

export const setDishAvailable = (id: number, body: AvailabilityRequest) =>
  request<AvailabilityView>('PUT', `${DISHES}/${id}/available`, { body });

export const setOptionAvailable = (id: number, body: AvailabilityRequest) =>
  request<AvailabilityView>('PUT', `/api/restaurant/options/${id}/available`, { body });

export function uploadDishPhoto(id: number, photo: File, onProgress: OnProgress): Promise<ImageView> {
  const form = new FormData();
  form.append('file', photo);
  return sendFile<ImageView>('PUT', `${DISHES}/${id}/image`, form, onProgress);
}

export const removeDishPhoto = (id: number) => request<ImageView>('DELETE', `${DISHES}/${id}/image`);

export const importMenu = (csv: Blob) =>
  sendFile<MenuImportView>('POST', `${MENUS}/import`, { text: csv, type: 'text/csv' });
