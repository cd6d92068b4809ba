import type { Category } from '../constants.ts';
import { foldWords } from './fold.ts';
import { FILLERS, SYNONYMS } from './synonyms.ts';

/** What was typed, without the words that say nothing, and by word what is looked for instead. */
export interface ReadSearch {
  text: string;
  words: string[];
  /** Folded; after a space where only the beginning of a word is meant. */
  alternatives: Readonly<Record<string, readonly string[]>>;
}

interface Row {
  words: readonly string[];
  sought: readonly string[];
}

/** Shorter beginnings have too many words that they could become. */
const MIN_BEGINNING = 5;
/** `vegane`, `italienisches`: what languages hang on. */
const MAX_ENDING = 2;

const folded = (text: string) => foldWords(text).trimStart();
const isPhrase = (word: string) => word.includes(' ');

const ROWS: readonly Row[] = SYNONYMS.map((row) => {
  const single = row.filter((word) => !isPhrase(word));
  return {
    words: single.map(folded),
    sought: single.map((word) => (word.startsWith('-') ? folded(word) : foldWords(word))),
  };
});

/** Folded phrases, and the word that stands for each; the longest first, so that none takes a part of another. */
const PHRASES = SYNONYMS.flatMap((row) =>
  row.filter(isPhrase).map((phrase) => ({ phrase: foldWords(phrase), word: foldWords(row[0] ?? phrase) })),
).toSorted((one, other) => other.phrase.length - one.phrase.length);

const LEFT_OUT: ReadonlySet<string> = new Set(FILLERS.map(folded));

export function readSearch(typed: string): ReadSearch {
  const plain = PHRASES.reduce(
    (text, { phrase, word }) => text.replaceAll(`${phrase} `, `${word} `),
    `${foldWords(typed)} `,
  );
  const all = plain.split(' ').filter(Boolean);
  const telling = all.filter((word) => !LEFT_OUT.has(word));
  const words = telling.length > 0 ? telling : all;
  return {
    text: words.join(' '),
    words,
    alternatives: Object.fromEntries(
      words.map((word) => [word, soughtBy(word)] as const).filter(([, sought]) => sought.length > 0),
    ),
  };
}

/** Whether the word names this cuisine, in any language. */
export function namesCuisine(word: string, category: Category): boolean {
  return rowsOf(word).some((row) => row.words.includes(category));
}

/** The word itself, as it was typed, first. */
function soughtBy(word: string): string[] {
  const sought = rowsOf(word).flatMap((row) => row.sought);
  return sought.length === 0 ? [] : [...new Set([word, ...sought])];
}

const rowsOf = (typed: string) => ROWS.filter(({ words }) => words.some((word) => isMeant(typed, word)));

function isMeant(typed: string, word: string): boolean {
  if (typed === word) return true;
  const isBeginning = typed.length >= MIN_BEGINNING && word.startsWith(typed);
  return (
    isBeginning || (word.length >= MIN_BEGINNING && typed.startsWith(word) && typed.length - word.length <= MAX_ENDING)
  );
}
