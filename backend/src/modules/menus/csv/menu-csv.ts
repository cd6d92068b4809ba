/** A menu as a table that Excel opens: one row a dish. Pure. */
import { CsvError, parse } from 'csv-parse/sync';
import {
  CSV_COLUMNS,
  CSV_DELIMITERS,
  type CsvColumn,
  REQUIRED_CSV_COLUMNS,
} from '../../../contracts/menus/menu-csv.ts';
import { MAX_DISHES } from '../../../contracts/menus/menu-editor.ts';
import { BYTE_ORDER_MARK, toCsvLines } from '../../../http/csv-stream.ts';
import type { FieldIssue } from '../../../http/problem.ts';
import { toMoney } from '../../../money/money.ts';
import type { Menu } from '../../../entities/menus/menu.entity.ts';
import type { EditorDishRow } from '../editor/menu-editor.statements.ts';

export interface CsvRow {
  /** In the file, from 1 on. */
  line: number;
  cells: Partial<Record<CsvColumn, string>>;
}

/** All columns of a dish at their longest, with room for quotes. */
const MAX_ROW_LENGTH = 8_000;

/** Up to here each column that is not known is named. */
const MAX_COLUMNS = 50;

/** What `defuse` makes of a formula. */
const QUOTED_FORMULA = /^'+[=+\-@\t\r]/;

const yesNo = (value: boolean) => (value ? 'yes' : 'no');

/** With decimal commas, as German spreadsheets expect them. */
export function toCsv(menus: readonly Menu[], dishes: readonly EditorDishRow[]): string {
  const rows = menus.flatMap((menu) =>
    dishes
      .filter((dish) => dish.menuId === menu.id)
      .map((dish): Record<CsvColumn, string> => ({
        id: String(dish.id),
        menu: menu.name,
        name: dish.name,
        description: dish.description ?? '',
        price: toMoney(dish.priceCents).replace('.', ','),
        vat_rate: String(dish.vatRate),
        deposit: toMoney(dish.depositCents).replace('.', ','),
        deposit_kind: dish.depositKind ?? '',
        volume_ml: dish.volumeMl === null ? '' : String(dish.volumeMl),
        min_age: dish.minAge === null ? '' : String(dish.minAge),
        allergens: dish.allergens.join(' '),
        additives: dish.additives.join(' '),
        vegetarian: yesNo(dish.isVegetarian),
        vegan: yesNo(dish.isVegan),
        declared: yesNo(dish.isDeclared),
        published: yesNo(!dish.isDraft),
        available: yesNo(dish.available),
      })),
  );
  const table = rows.map((row) => CSV_COLUMNS.map((column) => row[column]));
  return BYTE_ORDER_MARK + toCsvLines([CSV_COLUMNS, ...table]);
}

/**
 * Columns may be in any order, separated by semicolons, commas or tabs. No more rows are read than a menu has dishes: what
 * follows would be looked at and written only to be refused.
 */
export function readCsv(text: string): { rows: CsvRow[]; issues: FieldIssue[] } {
  const [head = ''] = text.split(/\r?\n/, 1);
  const delimiter = CSV_DELIMITERS.find((candidate) => head.includes(candidate)) ?? CSV_DELIMITERS[0];
  let records: { record: string[]; info: { lines: number } }[];
  try {
    records = parse(text, {
      bom: true,
      delimiter,
      info: true,
      max_record_size: MAX_ROW_LENGTH,
      to: 1 + MAX_DISHES + 1,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as typeof records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 1;
    return { rows: [], issues: [{ field: `line.${String(line)}`, code: 'invalid_format' }] };
  }
  const [header, ...body] = records;
  if (header !== undefined && header.record.length > MAX_COLUMNS) {
    return { rows: [], issues: [{ field: 'line.1', code: 'too_many', values: { max: CSV_COLUMNS.length } }] };
  }
  const names = (header?.record ?? []).map((name) => name.toLowerCase());
  const issues: FieldIssue[] = [
    ...REQUIRED_CSV_COLUMNS.filter((name) => !names.includes(name)).map((name) => ({
      field: `line.1.${name}`,
      code: 'required' as const,
    })),
    ...names
      .filter((name) => !CSV_COLUMNS.some((column) => column === name))
      .map((name) => ({ field: `line.1.${name}`, code: 'unknown_field' as const })),
    ...names
      .filter((name, at) => names.indexOf(name) < at && CSV_COLUMNS.some((column) => column === name))
      .map((name) => ({ field: `line.1.${name}`, code: 'duplicate' as const })),
  ];
  if (body.length > MAX_DISHES) issues.push({ field: 'line', code: 'too_many', values: { max: MAX_DISHES } });
  if (issues.length > 0) return { rows: [], issues };
  const rows = body.map(({ record, info }) => ({
    line: info.lines,
    cells: Object.fromEntries(names.map((name, index) => [name, restore(record[index] ?? '')])),
  }));
  return { rows, issues };
}

function restore(cell: string): string {
  return QUOTED_FORMULA.test(cell) ? cell.slice(1) : cell;
}
