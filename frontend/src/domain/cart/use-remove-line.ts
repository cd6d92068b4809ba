import { useSetAtom } from 'jotai';
import { flushSync } from 'react-dom';
import { showToast } from '../../components/notices/toast.ts';
import { useText } from '../../i18n/use-text.ts';
import { keyOf, removeLine, restoreLine, type CartLine } from './cart.ts';
import { cartAtom } from './cart-state.ts';

/** Marks the buttons that take a line out, so that the focus finds the next one. */
export const REMOVES = { 'data-removes': '' } as const;

/** Takes a line out of the cart, offers it back, and leaves the keyboard in the cart. */
export function useRemoveLine(): (line: CartLine) => void {
  const t = useText();
  const setLines = useSetAtom(cartAtom);
  return (line) => {
    const cart = document.activeElement?.closest('[role="dialog"], main');
    const place = buttonsIn(cart).findIndex((button) => button.closest('li')?.contains(document.activeElement));
    let before: CartLine[] = [];
    flushSync(() =>
      setLines((lines) => {
        before = lines;
        return removeLine(lines, keyOf(line));
      }),
    );
    // From the menu the focus goes on to what takes the quantity's place.
    if (place !== -1) focusWithin(cart, place);
    void showToast({
      title: t('cart.removed', { name: line.name }),
      action: { label: t('favourites.undo'), onClick: () => setLines((lines) => restoreLine(lines, line, before)) },
    });
  };
}

function buttonsIn(cart: Element | null | undefined): HTMLElement[] {
  return [...(cart?.querySelectorAll<HTMLElement>('[data-removes]') ?? [])];
}

/** The button of the line that follows, or of the last one; without any, what the empty cart offers. */
function focusWithin(cart: Element | null | undefined, place: number): void {
  const left = buttonsIn(cart);
  const next = left[Math.min(place, left.length - 1)];
  (next ?? cart?.querySelector<HTMLElement>('a[href], button'))?.focus();
}
