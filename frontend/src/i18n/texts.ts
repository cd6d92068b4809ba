import { DEFAULT_LANGUAGE, LANGUAGES, STORAGE_KEYS, type Language } from '@contracts/constants.ts';
import type { MessageKey } from '@contracts/messages/en.ts';
import type { QueryClient } from '@tanstack/react-query';
import { atom, getDefaultStore } from 'jotai';
import { translationsQuery } from '../lib/api/queries.ts';
import { whenFirstScreen } from '../lib/first-screen.ts';
import { loadPatiently } from '../lib/load-patiently.ts';
import { logWarning } from '../lib/log.ts';
import { importArea, importStart, type TextArea } from './built-in.ts';
import { translate, type Catalogue, type TextValues } from './translate.ts';

/** A key as screens write it: plural forms go by their stem and a `count`. */
export type TextKey = MessageKey extends infer Key
  ? Key extends `${infer Stem}_one` | `${infer Stem}_other`
    ? Stem
    : Key
  : never;

export interface Translate {
  (key: TextKey, values?: TextValues): string;
  /** The one that it translates to. */
  readonly language: Language;
}

/** A browser that is never idle gets the server's texts after this time. */
const IDLE_TIMEOUT_MS = 3000;
/** Admins are promised that what they change is on every screen within five minutes. */
const REFRESH_MS = 4 * 60 * 1000;

interface Texts {
  language: Language;
  t: Translate;
}

/** Of the catalogue's texts in the language. */
export function textsOf(language: Language, catalogue: Catalogue): Texts {
  const say = (key: TextKey, values?: TextValues) => translate(catalogue, language, key, values);
  return { language, t: Object.assign(say, { language }) };
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

/** Areas that screens of this visit have asked for: a change of language brings them along. */
const asked = new Set<TextArea>();
const loads = new Map<string, Promise<void>>();
const builtIn = new Map<Language, Catalogue>();
const fromServer = new Map<Language, Catalogue>();

let wanted: Language = DEFAULT_LANGUAGE;
let shown: Language = DEFAULT_LANGUAGE;
let onScreen: Record<string, string> = {};

function show(language: Language): void {
  shown = language;
  document.documentElement.lang = language;
  onScreen = { ...builtIn.get(language), ...fromServer.get(language) };
  getDefaultStore().set(textsAtom, textsOf(language, onScreen));
}

/** What asks for them waits for them, so that nothing that is drawn already has to be drawn again. */
function add(language: Language, texts: Catalogue): void {
  builtIn.set(language, { ...builtIn.get(language), ...texts });
  if (language === shown) Object.assign(onScreen, texts, fromServer.get(language));
}

/** Each file once; one that did not arrive is tried again the next time. */
function fetchBuiltIn(name: string, language: Language, file: () => Promise<Catalogue>): Promise<void> {
  const id = `${language}/${name}`;
  const load = loads.get(id) ?? loadPatiently(file).then((texts) => add(language, texts));
  loads.set(id, load);
  load.catch(() => loads.delete(id));
  return load;
}

async function fetchAreas(language: Language, areas: Iterable<TextArea>): Promise<void> {
  await Promise.all([...areas].map((area) => fetchBuiltIn(area, language, () => importArea(language, area))));
}

async function fetchLanguage(language: Language): Promise<void> {
  const start = fetchBuiltIn('start', language, () => importStart(language));
  let count: number;
  do {
    count = asked.size;
    await Promise.all([start, fetchAreas(language, asked)]);
    // Another screen may have asked for more in the meantime.
  } while (asked.size > count);
}

/** Once the first screen stands: the server's texts rarely differ. */
async function whenIdle(): Promise<void> {
  await whenFirstScreen();
  await new Promise<void>((resolve) => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, 0);
  });
}

let refresh: ReturnType<typeof setTimeout> | undefined;

/** Now, and again and again as long as the language stays. */
async function showServerTexts(
  language: Language,
  isWhole: boolean,
  queryClient: QueryClient,
  more = {},
): Promise<void> {
  await whenIdle();
  if (wanted !== language) return;
  clearTimeout(refresh);
  refresh = setTimeout(() => void showServerTexts(language, isWhole, queryClient, { staleTime: 0 }), REFRESH_MS);
  const texts = await queryClient.query({ ...translationsQuery(language, isWhole), ...more }).catch(logWarning);
  if (!texts || wanted !== language || fromServer.get(language) === texts) return;
  fromServer.set(language, texts);
  show(language);
}

/** Shows the language from the built-in texts, and the server's texts as soon as they come. */
export async function switchLanguage(language: Language, queryClient: QueryClient): Promise<void> {
  wanted = language;
  // Without its files the screens show keys until the server's texts come, which is more than nothing.
  const isMissing = await fetchLanguage(language).then(
    () => false,
    (error: unknown) => {
      logWarning(error);
      return true;
    },
  );
  if (wanted !== language) return;
  show(language);
  void showServerTexts(language, isMissing, queryClient);
}

/**
 * For a route's `loader`, and for what is loaded later than its route: the built-in texts of these areas, in the
 * language of the moment and in every other that is chosen afterwards.
 *
 *     loader: () => loadTexts('tracking'),
 *
 * Throws when a file does not arrive.
 */
export async function loadTexts(...areas: readonly TextArea[]): Promise<void> {
  for (const area of areas) asked.add(area);
  let language: Language;
  do {
    language = shown;
    await fetchAreas(language, areas);
  } while (language !== shown);
}
