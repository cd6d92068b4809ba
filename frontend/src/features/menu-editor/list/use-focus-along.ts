import { useLayoutEffect, type RefObject } from 'react';

/** Which control of which dish had the focus when its row went. */
export interface LeftFocus {
  dishId: number;
  place: number;
}

const controlsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('button, input')];

/** Where the focus is, and for an open menu the button that it belongs to. */
function focused(): Element | null {
  const menu = document.activeElement?.closest('[role="menu"]');
  const ownerId = menu?.getAttribute('aria-labelledby');
  return ownerId ? document.getElementById(ownerId) : document.activeElement;
}

/** A dish that changes its menu gets a new row: the keyboard's focus goes along. `left` is shared by all rows. */
export function useFocusAlong(
  dishId: number,
  row: RefObject<HTMLElement | null>,
  left: RefObject<LeftFocus | null>,
): void {
  useLayoutEffect(() => {
    const element = row.current;
    if (element && left.current?.dishId === dishId) controlsOf(element)[left.current.place]?.focus();
    return () => {
      const place = element ? controlsOf(element).findIndex((control) => control === focused()) : -1;
      left.current = place < 0 ? null : { dishId, place };
    };
  }, [dishId, row, left]);
}
