import { type RefObject, useEffect, useRef } from 'react';
import type { NextPage } from '../lib/http/use-next-page.ts';

/**
 * Asks for more of a list that has `count` entries, and goes on where the new ones begin: with the last of them the button goes, and the
 * keyboard's place on the page would go with it. `entryAt` finds what takes the focus where it is not the list's child at that place.
 */
export function useMore<List extends HTMLElement>(
  { isReading, read }: NextPage,
  count: number,
  entryAt: (list: List, place: number) => HTMLElement | null | undefined = childAt,
): [list: RefObject<List | null>, more: NextPage] {
  const list = useRef<List>(null);
  const firstNew = useRef<number | null>(null);
  useEffect(() => {
    const place = firstNew.current;
    if (place === null || isReading) return;
    firstNew.current = null;
    // Nothing is new where the read has failed.
    if (count > place && list.current) entryAt(list.current, place)?.focus({ preventScroll: true });
  }, [count, isReading, entryAt]);
  const readOn = () => {
    if (isReading) return;
    firstNew.current = count;
    read();
  };
  return [list, { isReading, read: readOn }];
}

function childAt(list: HTMLElement, place: number): HTMLElement | undefined {
  const entry = list.children[place];
  if (!(entry instanceof HTMLElement)) return undefined;
  // It is nothing to operate, so no stop for the Tab key.
  entry.tabIndex = -1;
  return entry;
}
