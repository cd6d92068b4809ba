/** Which tickets people can see now, by one observer for all of them. */
import { atom, getDefaultStore } from 'jotai';
import { useEffect, type RefObject } from 'react';

/** So much of a ticket has to be seen. */
const SHARE = 0.6;

export const inViewIdsAtom = atom<ReadonlySet<number>>(new Set<number>());
/** Whether the board is worked on by keys, so that tickets show theirs. */
export const usesKeysAtom = atom(false);

/** The orders on the board, column by column, as they are shown. */
export const shownIdsAtom = atom<readonly (readonly number[])[]>([]);

const MOST_NUMBERS = 9;

/** Tickets in view in reading order: the first is `1` of a bump bar. */
export const numberedIdsAtom = atom((get) => {
  const inView = get(inViewIdsAtom);
  return get(shownIdsAtom)
    .flat()
    .filter((id) => inView.has(id))
    .slice(0, MOST_NUMBERS);
});

const ids = new Map<Element, number>();
let observer: IntersectionObserver | undefined;

function change(seen: readonly number[], unseen: readonly number[]): void {
  getDefaultStore().set(inViewIdsAtom, (held) => {
    if (seen.every((id) => held.has(id)) && !unseen.some((id) => held.has(id))) return held;
    const next = new Set([...held, ...seen]);
    for (const id of unseen) next.delete(id);
    return next;
  });
}

function onChange(entries: readonly IntersectionObserverEntry[]): void {
  const idsOf = (isSeen: boolean) =>
    entries
      .filter(({ intersectionRatio }) => intersectionRatio >= SHARE === isSeen)
      .flatMap(({ target }) => ids.get(target) ?? []);
  change(idsOf(true), idsOf(false));
}

/** Counts the element as its order's ticket while it is there. */
export function useInView(ref: RefObject<Element | null>, orderId: number): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    observer ??= new IntersectionObserver(onChange, { threshold: [0, SHARE] });
    const own = observer;
    ids.set(element, orderId);
    own.observe(element);
    return () => {
      own.unobserve(element);
      ids.delete(element);
      // In its next column another element stands for it already.
      if (![...ids.values()].includes(orderId)) change([], [orderId]);
    };
  }, [orderId, ref]);
}
