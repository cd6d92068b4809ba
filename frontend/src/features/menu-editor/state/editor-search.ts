/** Which dish the form is open for: in the address, so that going back closes it. */
export interface DishChoice {
  dish: number | 'new';
  /** Where a new one goes; left out: the first menu. */
  menu?: number | undefined;
}

export interface EditorSearch {
  dish?: number | 'new' | undefined;
  menu?: number | undefined;
}

const toId = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined);

export function toEditorSearch(search: Record<string, unknown>): EditorSearch {
  return { dish: search.dish === 'new' ? 'new' : toId(search.dish), menu: toId(search.menu) };
}
