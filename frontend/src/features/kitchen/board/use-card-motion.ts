import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from '../../../components/reduced-motion.ts';

const MOVE_MS = 420;

interface Place {
  column: string;
  x: number;
  y: number;
}

/**
 * Lets a card slide from the column it left to the one it came to. Reads where every card stands after each change of
 * the board, and starts those whose column differs at their old place. Another `layout` shows other columns: then
 * nothing has moved.
 */
export function useCardMotion(board: RefObject<HTMLElement | null>, columnKey: string, layout: string): void {
  const places = useRef(new Map<string, Place>());
  const placedIn = useRef(layout);

  useLayoutEffect(() => {
    const root = board.current;
    if (!root) return;
    const origin = root.getBoundingClientRect();
    const next = new Map<string, Place>();
    const isSameBoard = places.current.size > 0 && placedIn.current === layout;
    for (const card of root.querySelectorAll<HTMLElement>('[data-order-id]')) {
      const id = card.dataset.orderId ?? '';
      const column = card.closest<HTMLElement>('[data-column]')?.dataset.column ?? '';
      const box = card.getBoundingClientRect();
      const place = { column, x: box.left - origin.left, y: box.top - origin.top };
      next.set(id, place);
      animate(card, places.current.get(id), place, isSameBoard);
    }
    places.current = next;
    placedIn.current = layout;
  }, [board, columnKey, layout]);
}

function animate(card: HTMLElement, before: Place | undefined, after: Place, isSameBoard: boolean): void {
  if (!isSameBoard || before?.column === after.column || prefersReducedMotion()) return;
  const start = before
    ? { transform: `translate(${before.x - after.x}px, ${before.y - after.y}px)`, zIndex: 2 }
    : { transform: 'translateY(-12px)', opacity: 0 };
  card.animate([start, { transform: 'none' }], { duration: MOVE_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' });
}
