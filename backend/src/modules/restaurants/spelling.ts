/** What somebody may have meant who mistyped a word. Words are folded already. */

/** Shorter words have too many neighbours to guess. */
const MIN_LENGTH = 4;
const LONG = 6;
const MAX_CORRECTIONS = 3;

/**
 * Of the candidates those nearest to the term, if near enough: one slip in a short word, two in a longer one. The
 * candidates come with the most similar first.
 */
export function correctionsOf(term: string, candidates: readonly string[]): string[] {
  const letters = Array.from(term);
  if (letters.length < MIN_LENGTH) return [];
  const isLong = letters.length >= LONG;
  const near = candidates
    .map((word) => {
      const slips = slipsBetween(letters, Array.from(word));
      // Who types a long word searches before its end.
      return { word, slips: isLong ? Math.min(...slips) : (slips.at(-1) ?? Infinity) };
    })
    .filter(({ slips }) => slips <= (isLong ? 2 : 1));
  const fewest = Math.min(...near.map(({ slips }) => slips));
  return near
    .filter(({ slips }) => slips === fewest)
    .slice(0, MAX_CORRECTIONS)
    .map(({ word }) => word);
}

/**
 * Letters left out, added, mistaken or swapped between the term and the beginnings of the word, from none of its letters
 * to all. (Optimal string alignment, row by row.)
 */
function slipsBetween(term: readonly string[], word: readonly string[]): number[] {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (const [i, letter] of term.entries()) {
    const row = [i + 1];
    for (const [j, other] of word.entries()) {
      const isSwapped = i > 0 && j > 0 && letter === word[j - 1] && term[i - 1] === other;
      row.push(
        Math.min(
          (last[j + 1] ?? 0) + 1,
          (row[j] ?? 0) + 1,
          (last[j] ?? 0) + (letter === other ? 0 : 1),
          isSwapped ? (before[j - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = last;
    last = row;
  }
  return last;
}
