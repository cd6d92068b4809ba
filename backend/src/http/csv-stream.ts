/** Tables as files that spreadsheets open: written row by row, so that their size does not matter. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** What a spreadsheet would take for a formula, also behind quotes that were put before one. */
const FORMULA = /^'*[=+\-@\t\r]/;
/** So that Excel reads it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
const DELIMITER = ';';
const LINE_END = '\r\n';

/** With a quote before it, so that it stays text. */
export function defuse(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** With semicolons, as German spreadsheets expect them. */
export function toCsvLine(cells: readonly (string | number | boolean | null)[]): string {
  return cells.map((cell) => quote(defuse(cell === null ? '' : String(cell)))).join(DELIMITER) + LINE_END;
}

/** Pages are asked for as fast as the reader takes them, and no longer than the reader is there. */
export function sendCsv<Row>(
  reply: FastifyReply,
  name: string,
  columns: readonly string[],
  pages: AsyncIterable<readonly Row[]>,
  toCells: (row: Row) => readonly (string | number | boolean | null)[],
): Readable {
  async function* lines(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + toCsvLine(columns);
    for await (const rows of pages) yield rows.map((row) => toCsvLine(toCells(row))).join('');
  }
  void reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.csv"`);
  // One page at a time in memory.
  return Readable.from(lines(), { highWaterMark: 1 });
}

function quote(cell: string): string {
  return /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
