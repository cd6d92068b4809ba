/** What the address of a table says: search text, filters, order, place and the row that is open. Pure. */
export interface TableSearch {
  q?: string | undefined;
  city?: string | undefined;
  sort?: string | undefined;
  /** The cursors on the way here, the page's own last; nothing on the first page. */
  pages?: string | undefined;
  /** The row whose drawer is open. */
  id?: number | undefined;
}

export const MAX_TRAIL_LENGTH = 4000;

const NO_FILTERS = new Set(['sort', 'pages', 'id', 'edit']);

export function hasFilter(search: object): boolean {
  return Object.entries(search).some(([key, value]) => value !== undefined && !NO_FILTERS.has(key));
}

/** The same table with nothing filtered, in the same order. */
export function withoutFilters<S extends TableSearch>(search: S): Partial<S> {
  return Object.fromEntries(Object.keys(search).map((key) => [key, undefined])) as Partial<S>;
}

const SEPARATOR = '~';
const trailOf = ({ pages }: TableSearch) => pages?.split(SEPARATOR) ?? [];

export const pageNumber = (search: TableSearch) => trailOf(search).length + 1;
export const cursorOf = (search: TableSearch) => trailOf(search).at(-1);

export function nextPages(search: TableSearch, cursor: string): string {
  return [...trailOf(search), cursor].join(SEPARATOR);
}

export function previousPages(search: TableSearch): string | undefined {
  return trailOf(search).slice(0, -1).join(SEPARATOR) || undefined;
}

/** The cursor in the address of the page that follows. */
export function cursorIn(next: string | null): string | null {
  return next === null ? null : new URL(next, 'http://localhost').searchParams.get('cursor');
}
