/** Passwords as a guesser sees them: whatever people put in the place of a letter or behind a word is undone. Pure. */

/** People answer "letters, digits and signs" with a tail of this length; what is longer was not put there to please a form. */
const MAX_TAIL = 8;
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '€': 'e',
  '|': 'l',
};
/** These two stand for either letter. */
const EITHER = /[1!]/g;

/** In lower case and without the marks over letters; `ß` is `ss`, and the Turkish dotless `ı` an `i`. */
export function lettersOf(text: string): string {
  return text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/ı/g, 'i');
}

/** Without what is neither letter nor digit around it, and without the digits, years and signs behind it. */
export function coreOf(text: string): string {
  const bare = text.replace(/^[^\p{L}\p{N}]+/u, '');
  const core = bare.replace(/[^\p{L}]+$/u, '');
  return bare.length - core.length > MAX_TAIL ? bare : core;
}

/** Every reading of a text, each once. */
export function foldings(text: string): string[] {
  const plain = lettersOf(text);
  const cores = [plain, coreOf(plain), coreOf(plain.replace(/^\p{N}{1,4}(?=\p{L})/u, ''))];
  return [...new Set(cores.flatMap((core) => [core, readLeet(core, 'i'), readLeet(core, 'l')]))];
}

function readLeet(text: string, either: 'i' | 'l'): string {
  return text.replace(EITHER, either).replace(/[0345789@$€|]/g, (sign) => LEET[sign] ?? sign);
}

/** Nobody strings so many words together without inventing something; the bound keeps the check quick. */
const MAX_LETTERS_IN_WORDS = 64;

/** Whether a text is nothing but some of these words, one after the other, whatever stands between them. */
export function isMadeOf(text: string, hasWord: (word: string) => boolean, longest: number): boolean {
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '');
  if (letters.length > MAX_LETTERS_IN_WORDS) return hasWord(letters);
  if (letters === '') return false;
  const reached = [true];
  for (let end = 1; end <= letters.length; end += 1) {
    reached[end] = false;
    for (let start = Math.max(0, end - longest); start < end && !reached[end]; start += 1) {
      reached[end] = reached[start] === true && hasWord(letters.slice(start, end));
    }
  }
  return reached[letters.length] === true;
}
