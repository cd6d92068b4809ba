/** Simple search in what a table already holds. */
const LOCALE = 'tr';

/** Lower case by Turkish rules and by the others' at once: `I`, `İ`, `ı` and `i` are one letter, umlauts their base. */
export function foldText(text: string): string {
  return text
    .toLocaleLowerCase(LOCALE)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss');
}

/** The rows in which every word of the search occurs somewhere. */
export function searchRows<T>(rows: readonly T[], search: string, textsOf: (row: T) => readonly string[]): T[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...rows];
  return rows.filter((row) => {
    const text = foldText(textsOf(row).join('\n'));
    return words.every((word) => text.includes(word));
  });
}
