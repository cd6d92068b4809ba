import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { CARD_KEYS, isShortcutKey, neighbourOf, SHORTCUTS, shortcutsAtom, type Shortcut } from './shortcuts.ts';
import { wishedOrderAtom } from './use-card-focus.ts';

/** The orders on the board, column by column, as they are shown. */
export const shownIdsAtom = atom<readonly (readonly number[])[]>([]);

const TYPING = 'input:not([type="radio"]), textarea, select, [contenteditable="true"]';

/** Single keys for those who work with a keyboard; `openHelp` lists them. */
export function useShortcuts(openHelp: () => void): void {
  const isOn = useAtomValue(shortcutsAtom);
  const shownIds = useAtomValue(shownIdsAtom);
  const wish = useSetAtom(wishedOrderAtom);

  const run = useEffectEvent((shortcut: Shortcut): void => {
    const card = document.activeElement?.closest<HTMLElement>('[data-order-id]') ?? null;
    switch (shortcut) {
      case 'help':
        openHelp();
        return;
      case 'search':
        document.querySelector<HTMLElement>('[data-shortcut="search"]')?.focus();
        return;
      case 'undo':
      case 'full-screen':
        document.querySelector<HTMLElement>(`[data-shortcut="${shortcut}"]`)?.click();
        return;
      case 'down':
      case 'up':
      case 'left':
      case 'right':
        wish(neighbourOf(shownIds, card === null ? null : Number(card.dataset.orderId), shortcut));
        return;
      case 'more':
        card?.querySelector<HTMLElement>('[data-shortcut="more-5"]')?.click();
        return;
      case 'forward':
      case 'reject':
      case 'seen':
      case 'details':
        card?.querySelector<HTMLElement>(`[data-shortcut="${shortcut}"]`)?.click();
    }
  });

  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
      const { target, key } = event;
      if (!(target instanceof Element) || target.closest(TYPING) || document.querySelector('[role="dialog"]')) return;
      const isOnCard = target.matches('[data-order-id], [data-order-id] > summary');
      const shortcut = isShortcutKey(key) ? SHORTCUTS[key] : isOnCard ? CARD_KEYS[key] : undefined;
      if (!shortcut) return;
      event.preventDefault();
      run(shortcut);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}
