import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';

/** Opens something beside the list and leaves the list on its page. */
const BESIDE = ['id', 'edit'];

/** What the address asks a list for, as `parse` reads it, and how to ask for something else: the back button undoes it. */
export function useAddressSearch<S extends object>(parse: (raw: Record<string, unknown>) => S) {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const search = useMemo(() => parse(raw), [parse, raw]);
  const navigate = useNavigate();
  const change = (next: Partial<S>) =>
    void navigate({
      to: '.',
      search: (current: Record<string, unknown>) =>
        // Whatever is chosen anew begins on its first page.
        parse({ ...current, ...(!BESIDE.some((key) => key in next) && { pages: undefined }), ...next }) as never,
      // Each letter that is added to a search text is no step of its own.
      replace: 'q' in next && 'q' in search && search.q !== undefined,
      resetScroll: false,
    });
  return { search, change };
}
