import { replaceEqualDeep, type InfiniteData } from '@tanstack/react-query';

type Pages = InfiniteData<unknown>;

/**
 * A read of the next page gives back the pages that it began with: what has changed in them since, by an event or by
 * the user, stays.
 */
function keepChanges(held: unknown, read: unknown): unknown {
  const [before, after] = [held as Pages | undefined, read as Pages];
  const known = before?.pages ?? [];
  const isNextPage = known.length > 0 && known.length < after.pages.length;
  return replaceEqualDeep(
    held,
    isNextPage ? { ...after, pages: [...known, ...after.pages.slice(known.length)] } : read,
  );
}

/** How a list is read whose pages say themselves where the next one is. */
export const PAGE_BY_PAGE = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: { next: string | null }) => next,
  structuralSharing: keepChanges,
};
