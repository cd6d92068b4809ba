/** Where orders stand on the board, and where the focus goes from there. Pure. */

/** The ids of the orders, column by column. */
export type Columns = readonly (readonly number[])[];

export function placeOf(columns: Columns, orderId: number): { column: number; row: number } | null {
  const column = columns.findIndex((ids) => ids.includes(orderId));
  return column < 0 ? null : { column, row: columns[column]?.indexOf(orderId) ?? 0 };
}

/**
 * Whose turn it is when the order has left its column: who moved up into its place, or the last where it was the last;
 * none where it was the only one. Null as long as it stands where it did.
 */
export function afterStep(
  before: Columns,
  after: Columns,
  orderId: number,
): { column: number; nextId: number | null } | null {
  const was = placeOf(before, orderId);
  if (was === null || placeOf(after, orderId)?.column === was.column) return null;
  const rest = after[was.column] ?? [];
  return { column: was.column, nextId: rest[was.row] ?? rest.at(-1) ?? null };
}

/** The order beside: in the same column, or in the next one that has any, as far down as this one. */
export function neighbourOf(
  columns: Columns,
  currentId: number | null,
  direction: 'down' | 'up' | 'left' | 'right',
): number | null {
  const place = currentId === null ? null : placeOf(columns, currentId);
  if (place === null || currentId === null) return columns.find((ids) => ids.length > 0)?.[0] ?? null;
  const { column, row } = place;
  const ids = columns[column] ?? [];
  if (direction === 'down') return ids[row + 1] ?? currentId;
  if (direction === 'up') return ids[row - 1] ?? currentId;
  const beside = direction === 'left' ? columns.slice(0, column).reverse() : columns.slice(column + 1);
  const next = beside.find((others) => others.length > 0);
  return next ? (next[Math.min(row, next.length - 1)] ?? null) : currentId;
}
