/** A menu as a table: one row a dish. Read and written by the server; the browser looks into it before it is sent. */

export const CSV_COLUMNS = [
  'id',
  'menu',
  'name',
  'description',
  'price',
  'vat_rate',
  'deposit',
  'deposit_kind',
  'volume_ml',
  'min_age',
  'allergens',
  'additives',
  'vegetarian',
  'vegan',
  'declared',
  'published',
  'available',
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];
export const REQUIRED_CSV_COLUMNS: readonly CsvColumn[] = ['menu', 'name', 'price', 'vat_rate'];
/** The first is the one that is written. */
export const CSV_DELIMITERS = [';', '\t', ','] as const;
export const MAX_CSV_BYTES = 1024 * 1024;
