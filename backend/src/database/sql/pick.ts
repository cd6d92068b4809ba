/** What a view takes of its row as it is, by name: what is not named stays behind. */
export function pick<Row extends object, Name extends keyof Row>(row: Row, ...names: readonly Name[]): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}
