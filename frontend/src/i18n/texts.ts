import { DEFAULT_LANGUAGE, LANGUAGES, STORAGE_KEYS, type Language } from '@contracts/constants.ts';
import type { MessageKey } from '@contracts/messages/en.ts';
import type { QueryClient } from '@tanstack/react-query';
import { atom, getDefaultStore } from 'jotai';
import { translationsQuery } from '../lib/api/queries.ts';
import { logWarning } from '../lib/log.ts';
import { translate, type Catalogue, type TextValues } from './translate.ts';

/** A key as screens write it: plural forms go by their stem and a `count`. */
export type TextKey = MessageKey extends infer Key
  ? Key extends `${infer Stem}_one` | `${infer Stem}_other`
    ? Stem
    : Key
  : never;

export type Translate = (key: TextKey, values?: TextValues) => string;

/** The built-in texts, shown while the server's are on their way or when they fail. One file a language. */
const BUILT_IN: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => (await import('@contracts/messages/en.ts')).en,
  de: async () => (await import('@contracts/messages/de.ts')).de,
  tr: async () => (await import('@contracts/messages/tr.ts')).tr,
};

interface Texts {
  language: Language;
  t: Translate;
}

function textsOf(language: Language, catalogue: Catalogue): Texts {
  return { language, t: (key, values) => translate(catalogue, language, key, values) };
}

/** The language and its texts together, so that a screen never mixes two. */
export const textsAtom = atom<Texts>(textsOf(DEFAULT_LANGUAGE, {}));

function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

export function storedLanguage(): Language {
  try {
    const stored = localStorage.getItem(STORAGE_KEYS.language);
    return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
  } catch {
    return DEFAULT_LANGUAGE;
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEYS.language, language);
  } catch {
    // Storage may be blocked: the choice then lasts as long as the page.
  }
}

function show(language: Language, catalogue: Catalogue): void {
  document.documentElement.lang = language;
  getDefaultStore().set(textsAtom, textsOf(language, catalogue));
}

let wanted: Language = DEFAULT_LANGUAGE;

/** Shows the language from the built-in texts, and the server's texts as soon as they come. */
export async function switchLanguage(language: Language, queryClient: QueryClient): Promise<void> {
  wanted = language;
  // Without its file the screens show keys until the server's texts come, which is more than nothing.
  const builtIn = await BUILT_IN[language]().catch((error: unknown): Catalogue => {
    logWarning(error);
    return {};
  });
  if (wanted !== language) return;
  show(language, builtIn);
  queryClient
    .query(translationsQuery(language))
    .then((texts) => {
      if (wanted === language) show(language, { ...builtIn, ...texts });
    })
    .catch(logWarning);
}
