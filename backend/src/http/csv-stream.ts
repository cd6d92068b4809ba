/** Tables as files that spreadsheets open: written row by row, so that their size does not matter. */
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';

/** What a spreadsheet would take for a formula, also behind quotes that were put before one. */
const FORMULA = /^'*[=+\-@\t\r]/;
/** So that Excel reads it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
/** With semicolons, as German spreadsheets expect them. */
const FORMAT = { delimiter: ';', record_delimiter: '\r\n', quoted_match: /[\r\n]/ };

type Cell = string | number | boolean | null;

/** With a quote before it, so that it stays text. */
export function defuse(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

export function toCsvLines(rows: readonly (readonly Cell[])[]): string {
  const texts = rows.map((cells) => cells.map((cell) => defuse(cell === null ? '' : String(cell))));
  return stringify(texts, FORMAT);
}

/** Pages are asked for as fast as the reader takes them, and no longer than the reader is there. */
export function sendCsv<Row>(
  reply: FastifyReply,
  name: string,
  columns: readonly string[],
  pages: AsyncIterable<readonly Row[]>,
  toCells: (row: Row) => readonly Cell[],
): Readable {
  async function* lines(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + toCsvLines([columns]);
    for await (const rows of pages) yield toCsvLines(rows.map((row) => toCells(row)));
  }
  void reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.csv"`);
  // One page at a time in memory.
  return Readable.from(lines(), { highWaterMark: 1 });
}
