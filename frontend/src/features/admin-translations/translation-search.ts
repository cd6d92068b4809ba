/** What the address of the translations says: search text and filters. Pure. */
import { LANGUAGES, type Language } from '@contracts/constants.ts';
import { oneOf, textOf } from '../../lib/search-values.ts';

export const SHOWN = ['missing', 'changed'] as const;
export type Shown = (typeof SHOWN)[number];

export interface TranslationSearch {
  q?: string | undefined;
  area?: string | undefined;
  /** Whose texts `q` and `show` are about; undefined: of any language. */
  language?: Language | undefined;
  show?: Shown | undefined;
}

export const MAX_QUERY_LENGTH = 100;

/** Takes what it knows. Each key is named, also when it is empty: the router passes on what this leaves out. */
export function parseTranslationSearch(search: Record<string, unknown>): TranslationSearch {
  return {
    q: textOf(search.q, MAX_QUERY_LENGTH),
    area: textOf(search.area, MAX_QUERY_LENGTH),
    language: oneOf(LANGUAGES, search.language),
    show: oneOf(SHOWN, search.show),
  };
}

/** The form in which the server takes it. */
export function toTranslationFilter({ q, area, language, show }: TranslationSearch) {
  return {
    q,
    area,
    language,
    missing: show === 'missing' || undefined,
    overridden: show === 'changed' || undefined,
  };
}
