/** A CSV before it is sent: what is in it. The server alone says whether it can be taken. Pure. */
import { CSV_COLUMNS, CSV_DELIMITERS, type CsvColumn } from '@contracts/menus/menu-csv.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** Cells by row; quotes may hold delimiters, line ends and doubled quotes. Empty rows are left out. */
export function readCells(text: string): string[][] {
  const clean = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const [head = ''] = clean.split(/\r?\n/, 1);
  const delimiter = CSV_DELIMITERS.find((candidate) => head.includes(candidate)) ?? CSV_DELIMITERS[0];
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((held) => held !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < clean.length; at += 1) {
    const sign = clean[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (clean[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (sign === delimiter) endCell();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  endRow();
  return rows;
}

export interface CsvLook {
  added: number;
  changed: number;
  /** Menus and how many of the dishes each gets, in the order of the file. */
  menus: { name: string; count: number }[];
  first: { menu: string; name: string; price: string }[];
}

const SHOWN = 5;

export function lookAt(text: string): CsvLook {
  const [header = [], ...rows] = readCells(text);
  const names = header.map((name) => name.toLowerCase());
  const cellOf = (row: readonly string[], column: CsvColumn) => row[names.indexOf(column)] ?? '';
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(cellOf(row, 'menu'), (counts.get(cellOf(row, 'menu')) ?? 0) + 1);
  const changed = rows.filter((row) => cellOf(row, 'id') !== '').length;
  return {
    added: rows.length - changed,
    changed,
    menus: [...counts].map(([name, count]) => ({ name, count })),
    first: rows.slice(0, SHOWN).map((row) => ({
      menu: cellOf(row, 'menu'),
      name: cellOf(row, 'name'),
      price: cellOf(row, 'price'),
    })),
  };
}

/** In UTF-8, or else as older spreadsheets write it: as the server reads it. */
export function decodeCsv(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export interface CsvProblem {
  /** In the file, from 1 on; null: of the file as a whole. */
  line: number | null;
  column: string | null;
  message: string;
}

/** `line.3.price` is the price in line 3. */
export function toCsvProblems(errors: readonly { field: string; message: string }[]): CsvProblem[] {
  return errors.map(({ field, message }) => {
    const [, line, column] = /^line(?:\.(\d+))?(?:\.(.+))?$/.exec(field) ?? [];
    return { line: line === undefined ? null : Number(line), column: column ?? null, message };
  });
}

const EXAMPLES: readonly string[][] = [
  [
    '',
    'Pizza',
    'Pizza Margherita',
    'Tomate, Mozzarella, Basilikum',
    '8,90',
    '7',
    '',
    '',
    '',
    '',
    'gluten milk',
    '',
  ].concat(['yes', 'no', 'yes', 'yes', 'yes']),
  ['', 'Getränke', 'Cola 0,33 l', '', '2,50', '19', '0,25', 'einweg', '330', '', '', 'colouring caffeine'].concat([
    'yes',
    'yes',
    'yes',
    'no',
    'yes',
  ]),
];

/** A file with two dishes as examples. */
export function templateCsv(): string {
  return BYTE_ORDER_MARK + [[...CSV_COLUMNS], ...EXAMPLES].map((row) => row.join(';')).join('\r\n') + '\r\n';
}
