import { atom, useAtom } from 'jotai';
import { useEffect, useLayoutEffect, type RefObject } from 'react';

/** The order whose card is worked on with the keyboard. It stays in the page wherever the page is scrolled to. */
export const focusedOrderAtom = atom<number | null>(null);
/** A card that is to get the focus as soon as it is there. */
export const wishedOrderAtom = atom<number | null>(null);

function cardOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-order-id]') : null;
}

function focusCard(board: HTMLElement | null, orderId: number, options?: FocusOptions): boolean {
  const card = board?.querySelector<HTMLElement>(`[data-order-id="${orderId}"]`);
  const target = card?.matches('details') ? card.querySelector<HTMLElement>('summary') : card;
  target?.focus(options);
  return target !== null && target !== undefined;
}

/** A card that changes its column is made anew there. Whoever worked on it with the keyboard stays on it. */
export function useCardFocus(board: RefObject<HTMLElement | null>, columnKey: string): void {
  const [focusedId, setFocused] = useAtom(focusedOrderAtom);
  const [wishedId, setWished] = useAtom(wishedOrderAtom);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const id = cardOf(target)?.dataset.orderId;
      setFocused(id === undefined ? null : Number(id));
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [setFocused]);

  useLayoutEffect(() => {
    if (focusedId !== null && document.activeElement === document.body) {
      focusCard(board.current, focusedId, { preventScroll: true });
    }
  }, [board, columnKey, focusedId]);

  useEffect(() => {
    if (wishedId !== null && focusCard(board.current, wishedId)) setWished(null);
  }, [board, columnKey, setWished, wishedId]);
}
