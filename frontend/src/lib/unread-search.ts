import type { SearchSchemaInput } from '@tanstack/react-router';

/** What stands in an address, before anyone has looked whether it is of use. */
type Unread<S> = Partial<Record<keyof S, unknown>>;

/**
 * For `validateSearch` of a screen of the panels: links are checked against `S`, and what an address says reaches the
 * screen as it is. The first file, which everyone loads, holds the route; what the search means is in the screen's own.
 */
export function unread<S>(search: S & SearchSchemaInput): Unread<S> {
  return search;
}
