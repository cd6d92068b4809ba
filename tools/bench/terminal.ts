/** What the measuring commands (`bench`, `load`, `chaos`) have in common: their arguments, their progress, their tables. */

/** What `read` makes of the command's arguments; ends the process with its line when it throws. */
export function optionsOrExit<T>(read: (args: string[]) => T): T {
  try {
    return read(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/**
 * Of the known names those that `text` lists with commas between, all when there is no text.
 * @throws Error with a line and the usage for an unknown one.
 */
export function chooseNames<T extends string>(
  text: string | undefined,
  known: readonly T[],
  usage: string,
): readonly T[] {
  if (text === undefined) return known;
  const wanted = text.split(',');
  const unknown = wanted.filter((name) => !known.some((each) => each === name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}.\n${usage}`);
  return known.filter((name) => wanted.includes(name));
}

/** Prints a line after the seconds since the process began. */
export function say(line: string): void {
  process.stdout.write(`${(performance.now() / 1_000).toFixed(1).padStart(6)} s  ${line}\n`);
}

/** The head first. Columns of numbers are aligned on the right. */
export function alignedTable(
  rows: readonly (readonly string[])[],
  isOfNumbers: (column: number) => boolean = () => false,
): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const align = (cell: string, column: number): string =>
    isOfNumbers(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(align).join('  ').trimEnd()).join('\n');
}
