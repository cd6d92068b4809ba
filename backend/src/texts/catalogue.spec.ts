import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../contracts/constants.ts';
import { ERROR_CODES, FIELD_ERROR_CODES } from '../contracts/http/errors.ts';
import { en, type MessageKey } from '../contracts/messages/en.ts';
import { CATALOGUES, textOf } from './catalogue.ts';

const keys = Object.keys(en) as MessageKey[];
/** What kitchens, restaurants and admins read. The specification's own words to whoever has registered say "du". */
const AT_WORK =
  /^(?:restaurantLogin|kitchen\w*|riders?|queue|watch|load|problems|ticket|report|menuEditor|photo|settings|till|business(?!\.doneText)|admin\w*|audit|guestData|tables|approvals|texts|statement|panel|mail\.(?:kitchen|registration|login)|push\.kitchen)\./;

const placeholdersOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe('the catalogue', () => {
  it.each(LANGUAGES)('has every text of English in %s, none empty, with the same placeholders', (language) => {
    const texts = CATALOGUES[language];
    expect(Object.keys(texts).sort()).toEqual(keys.toSorted());
    for (const key of keys) {
      expect([key, texts[key].trim()]).not.toEqual([key, '']);
      expect([key, placeholdersOf(texts[key])]).toEqual([key, placeholdersOf(en[key])]);
    }
  });

  it.each(LANGUAGES)('words every error in %s, without an exclamation mark', (language) => {
    const words = [
      ...ERROR_CODES.flatMap((code) => [`error.${code}`, `error.${code}.title`] as const),
      ...FIELD_ERROR_CODES.map((code) => `field.${code}` as const),
    ].map((key) => CATALOGUES[language][key]);
    expect(words.filter((text) => text === undefined || text.includes('!'))).toEqual([]);
  });

  it.each([
    // One thing has one word: the other one that somebody may think of is none of ours.
    ['en', /(?<!open )\bsign(?:s|ed)? (?:in|out)\b|\bsigned-in\b|\bnotice no\b/i],
    [
      'de',
      /(?<!E-)\bMails?\b|Nutzungsbedingungen|(?:unsere|die) Bedingungen|\bBriefe?\b|klemm(?:t|en)\b|weitergesetzt/,
    ],
    [
      'tr',
      /misafir|parola|çevrim ?içi|değerlendirme(?!den|diği)|en düşük sipariş tutarı|ikinci faktör|yayım|şifreni mi unuttun/i,
    ],
  ] as const)('says one word for one thing in %s', (language, other) => {
    expect(Object.entries(CATALOGUES[language]).filter(([, text]) => other.test(text))).toEqual([]);
  });

  it.each([
    // Restaurants and admins read of customers and of the POS, and are addressed formally.
    ['en', /\bguests?\b(?! data)|\btills?\b/i],
    ['de', /\bKunden?\b|\b(?:du|dich|dir|dein\w*)\b/i],
    ['tr', /(?<!\p{L})(?:seni?n?|sana)(?!\p{L})|(?:[ıiuü]rs[ıiuü]n|yorsun)(?!\p{L})/iu],
  ] as const)('speaks to those who work with it as %s does', (language, other) => {
    const texts = Object.entries(CATALOGUES[language]).filter(([key]) => AT_WORK.test(key));
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter(([, text]) => other.test(text))).toEqual([]);
  });

  it.each([
    // The server says them in forms of guests, owners and admins: they address nobody, neither by a pronoun nor by a verb.
    [
      'de',
      /\b(?:du|dich|dir|dein\w*|Sie|Ihnen|Ihr\w*)\b|(?:^|[.!?:] )(?!Die(?:se)?\b|Bitte\b)(?:\p{Lu}\p{Ll}*e|Gib|Lies|Nimm|Sieh) \p{Ll}/u,
    ],
    [
      'tr',
      /(?<!\p{L})(?:sen\p{L}*|sana|siz\p{L}*|lütfen)(?!\p{L})|(?:seç|yaz|gir|çiz|düzelt|yaklaştır|onayla| et|[ıiuü]n|yorsun)\.(?!\p{L})/iu,
    ],
  ] as const)('addresses nobody at a field in %s', (language, other) => {
    const sentences = Object.entries(CATALOGUES[language]).filter(([key]) => key.startsWith('field.'));
    expect(sentences.length).toBeGreaterThan(40);
    expect(sentences.filter(([, text]) => other.test(text))).toEqual([]);
  });

  it.each([
    ['en', /[\d}]%/],
    ['de', /[\d}]\u00a0%/],
    ['tr', /%[\d{]/],
  ] as const)('writes percentages as %s does', (language, right) => {
    const texts = Object.entries(CATALOGUES[language]).filter(([, text]) => text.includes('%'));
    expect(texts.filter(([, text]) => !right.test(text))).toEqual([]);
  });

  it('fills placeholders, and leaves nothing where a value is missing', () => {
    expect(textOf('de', 'field.too_short', { min: 8 })).toBe('Mindestens 8 Zeichen sind nötig.');
    expect(textOf('en', 'field.too_short')).toBe('At least  characters are needed.');
    expect(textOf('en', 'field.too_long', { max: '{{max}}' })).toBe('At most {{max}} characters are possible.');
  });
});
