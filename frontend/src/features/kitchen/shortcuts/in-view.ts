/** Which tickets people can see now, by one observer for all of them. */
import { atom, getDefaultStore } from 'jotai';
import { useEffect, type RefObject } from 'react';

/** So much of a ticket has to be seen. */
const SHARE = 0.6;

/** Of which something can be seen. */
export const partlyInViewIdsAtom = atom<ReadonlySet<number>>(new Set<number>());
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

type IdsAtom = typeof inViewIdsAtom;

function change(idsAtom: IdsAtom, seen: readonly number[], unseen: readonly number[]): void {
  getDefaultStore().set(idsAtom, (held) => {
    if (seen.every((id) => held.has(id)) && !unseen.some((id) => held.has(id))) return held;
    const next = new Set([...held, ...seen]);
    for (const id of unseen) next.delete(id);
    return next;
  });
}

function onChange(entries: readonly IntersectionObserverEntry[]): void {
  const idsOf = (isIn: (entry: IntersectionObserverEntry) => boolean) =>
    entries.filter(isIn).flatMap(({ target }) => ids.get(target) ?? []);
  change(
    inViewIdsAtom,
    idsOf(({ intersectionRatio }) => intersectionRatio >= SHARE),
    idsOf(({ intersectionRatio }) => intersectionRatio < SHARE),
  );
  change(
    partlyInViewIdsAtom,
    idsOf(({ isIntersecting }) => isIntersecting),
    idsOf(({ isIntersecting }) => !isIntersecting),
  );
}

/** Counts the element as its order's ticket while it is there. */
export function useInView(ref: RefObject<Element | null>, orderId: number): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      change(partlyInViewIdsAtom, [orderId], []);
      return undefined;
    }
    observer ??= new IntersectionObserver(onChange, { threshold: [0, SHARE] });
    const own = observer;
    ids.set(element, orderId);
    own.observe(element);
    return () => {
      own.unobserve(element);
      ids.delete(element);
      // In its next column another element stands for it already.
      if ([...ids.values()].includes(orderId)) return;
      change(inViewIdsAtom, [], [orderId]);
      change(partlyInViewIdsAtom, [], [orderId]);
    };
  }, [orderId, ref]);
}
