/** What a screen may say in a language: the catalogue's texts, and what the server's answers hold. */
import { CITY_LABELS, LANGUAGES, type Language } from '../../../backend/src/contracts/constants.ts';
import { addressOf, EXAMPLE_OPERATOR } from '../../../backend/src/contracts/admin/operator.ts';

type Catalogue = Readonly<Record<string, string>>;

/** Names and signs that read the same in every language. */
const NAMES = ['Tischlein', 'English', 'Deutsch', 'Türkçe', 'EN', 'DE', 'TR'];
/** A Monday, so that seven days from it are a week. */
const MONDAY_MS = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

function weekdaysIn(language: Language, weekday: 'long' | 'short'): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(MONDAY_MS + day * DAY_MS));
}

function monthsIn(language: Language): string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)));
}

/** Where a sentence of the screen is put together from two of the catalogue. */
const SEAMS = /\s*\n\s*|\s*(?:[:·|•,;]|\u2013|\u2014)\s+/;
/** Times, dates and amounts, as the German locale writes them in every language. */
const GERMAN_FORMATS =
  /\b(?:Mo|Di|Mi|Do|Fr|Sa|So|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jan|Feb|Mär|Apr|Jun|Jul|Aug|Sept?|Okt|Nov|Dez|Uhr|um|Min|min|l|ml|k|h|x)\b\.?/g;

/** Thousands, as the administration shows them. */
const THOUSANDS = /[\d.,]+k\b/g;

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** `{{count}} dishes` becomes a pattern; a text that is all placeholder would allow anything. */
function patternsOf(catalogue: Catalogue): { plain: Set<string>; patterns: RegExp[] } {
  const plain = new Set<string>();
  const patterns: RegExp[] = [];
  for (const text of Object.values(catalogue)) {
    for (const line of text.split('\n').map((part) => tidy(part.replace(/^- /, '')))) {
      const rest = line.replaceAll(/{{\s*\w+\s*}}/g, '');
      if (rest === line) plain.add(line);
      else if (hasLetters(rest)) {
        const source = line
          .split(/{{\s*\w+\s*}}/)
          .map(escape)
          .join('.+?');
        patterns.push(new RegExp(`^${source}$`, 's'));
      }
    }
  }
  return { plain, patterns };
}

export class KnownTexts {
  readonly #plain: ReadonlySet<string>;
  readonly #patterns: readonly RegExp[];
  readonly #data: Set<string>;
  /** A short weekday, as in `Thu 06.05.2027`. */
  readonly #beforeDate: RegExp;
  /** As in `October 2026`. */
  readonly #month: RegExp;
  /** Most texts are on many screens. */
  readonly #answers = new Map<string, boolean>();

  private constructor(language: Language, catalogue: Catalogue, data: Set<string>) {
    const { plain, patterns } = patternsOf(catalogue);
    this.#plain = new Set([...plain, ...weekdaysIn(language, 'long'), ...weekdaysIn(language, 'short')]);
    this.#beforeDate = new RegExp(`^(?:${weekdaysIn(language, 'short').join('|')}) (?=\\d)`);
    this.#month = new RegExp(`^(?:${monthsIn(language).join('|')}) \\d{4}$`);
    this.#patterns = patterns;
    this.#data = data;
  }

  /** One for each language; what the server answers is data in all of them. */
  static ofAll(catalogues: Readonly<Record<Language, Catalogue>>): {
    texts: Record<Language, KnownTexts>;
    learn: (json: unknown) => void;
  } {
    const data = new Set<string>([...NAMES, ...Object.values(CITY_LABELS), addressOf(EXAMPLE_OPERATOR)]);
    for (const value of Object.values(EXAMPLE_OPERATOR)) data.add(value);
    const [en, de, tr] = LANGUAGES.map((language) => new KnownTexts(language, catalogues[language], data));
    if (!en || !de || !tr) throw new Error('There are three languages.');
    return { texts: { en, de, tr }, learn: (json) => collect(json, data) };
  }

  /** Whether the text is the catalogue's, data, a number, or put together from those. */
  has(text: string): boolean {
    let isKnown = this.#answers.get(text);
    if (isKnown === true) return true;
    const bare = text.replace(/^\((.*)\)$/s, '$1').replace(/^\(\d+\) /, '');
    isKnown = [text, bare].some(
      (form) => this.#isOne(tidy(form)) || form.split(SEAMS).every((part) => this.#isOne(tidy(part))),
    );
    this.#answers.set(text, isKnown);
    return isKnown;
  }

  #isOne(written: string): boolean {
    const text = written.replace(this.#beforeDate, '');
    if (text.length <= 1 || !hasLetters(text.replaceAll(THOUSANDS, '').replaceAll(GERMAN_FORMATS, ''))) return true;
    if (this.#month.test(text) || this.#plain.has(text) || this.#data.has(text)) return true;
    if (this.#patterns.some((pattern) => pattern.test(text))) return true;
    for (const known of this.#data) if (known.includes(text)) return true;
    return false;
  }
}

function collect(json: unknown, into: Set<string>): void {
  if (typeof json === 'string') into.add(tidy(json));
  else if (Array.isArray(json)) for (const value of json) collect(value, into);
  else if (typeof json === 'object' && json !== null) for (const value of Object.values(json)) collect(value, into);
}
