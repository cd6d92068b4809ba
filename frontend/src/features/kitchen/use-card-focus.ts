import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** A card that changes its column is made anew there. Whoever worked on it with the keyboard stays on it. */
export function useCardFocus(board: RefObject<HTMLElement | null>, columnKey: string): void {
  const orderId = useRef<string | undefined>(undefined);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-order-id]') : null;
      orderId.current = card?.dataset.orderId;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  useLayoutEffect(() => {
    if (orderId.current === undefined || document.activeElement !== document.body) return;
    const card = board.current?.querySelector<HTMLElement>(`[data-order-id="${CSS.escape(orderId.current)}"]`);
    const target = card?.matches('details') ? card.querySelector<HTMLElement>('summary') : card;
    target?.focus({ preventScroll: true });
  }, [board, columnKey]);
}
