import type {
  TranslationAreaView,
  TranslationImportView,
  TranslationView,
} from '@contracts/admin/admin-translations.ts';
import type { Language } from '@contracts/constants.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { get, getPage, queryString, request } from '../../http/http.ts';
import { PAGE_BY_PAGE } from '../pages.ts';

const TRANSLATIONS = '/api/admin/translations';
const PAGE_SIZE = 50;

/** Every list of texts, however it is filtered. */
export const TRANSLATION_LISTS = ['admin', 'translations', 'list'] as const;

export const adminTranslationsQuery = (filter: Readonly<Record<string, string | boolean | undefined>>) =>
  infiniteQueryOptions({
    queryKey: [...TRANSLATION_LISTS, filter] as const,
    queryFn: ({ pageParam, signal }) =>
      getPage<TranslationView>(pageParam ?? `${TRANSLATIONS}${queryString({ ...filter, limit: PAGE_SIZE })}`, signal),
    ...PAGE_BY_PAGE,
    staleTime: 0,
  });

export const translationAreasQuery = () =>
  queryOptions({
    queryKey: ['admin', 'translations', 'areas'],
    queryFn: ({ signal }) => get<TranslationAreaView[]>(`${TRANSLATIONS}/areas`, signal),
    staleTime: 0,
  });

const pathOf = (language: Language, key: string) => `${TRANSLATIONS}/${language}/${encodeURIComponent(key)}`;

/** Null: back to the built-in text. */
export const putText = (language: Language, key: string, value: string | null) =>
  value === null
    ? request<TranslationView>('DELETE', pathOf(language, key))
    : request<TranslationView>('PUT', pathOf(language, key), { body: { value } });

export const importTexts = (language: Language, texts: Record<string, string>) =>
  request<TranslationImportView>('POST', `${TRANSLATIONS}/${language}/import`, { body: { texts } });

/** For a plain link: a file of all texts of the language. */
export const exportPath = (language: Language) => `${TRANSLATIONS}/${language}/export`;
