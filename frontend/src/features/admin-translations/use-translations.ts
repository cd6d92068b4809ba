import type { TranslationView } from '@contracts/admin/admin-translations.ts';
import type { Language } from '@contracts/constants.ts';
import { useInfiniteQuery, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useMore } from '../../components/use-more.ts';
import { useAddressSearch } from '../../components/table/use-address-search.ts';
import {
  adminTranslationsQuery,
  putText,
  TRANSLATION_LISTS,
  translationAreasQuery,
} from '../../lib/api/admin/admin-translations.ts';
import type { Page } from '../../lib/http/http.ts';
import { useNextPage } from '../../lib/http/use-next-page.ts';
import { parseTranslationSearch, toTranslationFilter, type TranslationSearch } from './translation-search.ts';

export type TranslationSearchChange = (change: Partial<TranslationSearch>) => void;

/** What the address asks for, its texts, and how to ask for something else: the back button undoes it. */
export function useTranslations() {
  const { search, change } = useAddressSearch(parseTranslationSearch);
  const query = adminTranslationsQuery(toTranslationFilter(search));
  const list = useInfiniteQuery(query);
  const texts = list.data?.pages.flatMap(({ items }) => items);
  const [entries, more] = useMore<HTMLUListElement>(useNextPage(list, query.queryKey), texts?.length ?? 0);
  return {
    search,
    change,
    list,
    entries,
    more,
    texts,
    total: list.data?.pages[0]?.counts.total ?? null,
  };
}

interface TextChange {
  language: Language;
  key: string;
  /** Null: back to the built-in text. */
  value: string | null;
}

/** The changed text stays where it is on screen, also when the filter would now leave it out. */
export function usePutText() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ language, key, value }: TextChange) => putText(language, key, value),
    onSuccess: (changed) => {
      queryClient.setQueriesData<InfiniteData<Page<TranslationView>>>(
        { queryKey: TRANSLATION_LISTS },
        (held) =>
          held && {
            ...held,
            pages: held.pages.map((page) => ({
              ...page,
              items: page.items.map((item) => (item.key === changed.key ? changed : item)),
            })),
          },
      );
      void queryClient.invalidateQueries(translationAreasQuery());
    },
  });
}
