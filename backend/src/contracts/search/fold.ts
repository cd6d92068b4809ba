/** How search reads text, on both sides: `search_fold()` and `search_text()` of the database do the same. */

const SPECIAL: Readonly<Record<string, string>> = {
  ı: 'i',
  Ø: 'o',
  ø: 'o',
  Ł: 'l',
  ł: 'l',
  Đ: 'd',
  đ: 'd',
  Æ: 'a',
  æ: 'a',
  Œ: 'o',
  œ: 'o',
};

/** Without case and accents, and the ways to write a letter as one: `Köfte`, `Koefte` and `kofte` are the same. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[ıØøŁłĐđÆæŒœ]/g, (letter) => SPECIAL[letter] ?? letter)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/([aou])e/g, '$1');
}

/** Folded words, each after one space, so that the beginning of a word can be asked for; empty without any word. */
export function foldWords(text: string): string {
  return ` ${fold(text).replaceAll(/[\s.,;:!?()[\]{}"„“”«»‚‘’`´'*/&|+\-‐–—·•]+/g, ' ')}`
    .replaceAll(/ +/g, ' ')
    .trimEnd();
}
