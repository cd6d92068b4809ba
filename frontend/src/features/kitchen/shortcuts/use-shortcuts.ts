import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { numberedIdsAtom, shownIdsAtom, usesKeysAtom } from './in-view.ts';
import { neighbourOf } from './places.ts';
import { CARD_KEYS, isShortcutKey, SHORTCUTS, shortcutsAtom, type Shortcut } from './shortcuts.ts';
import { wishedOrderAtom } from './use-card-focus.ts';

const TYPING = 'input:not([type="radio"]), textarea, select, [contenteditable="true"]';

/** Single keys for those who work with a keyboard; `openHelp` lists them. */
export function useShortcuts(openHelp: () => void): void {
  const isOn = useAtomValue(shortcutsAtom);
  const shownIds = useAtomValue(shownIdsAtom);
  const numberedIds = useAtomValue(numberedIdsAtom);
  const wish = useSetAtom(wishedOrderAtom);
  const setUsesKeys = useSetAtom(usesKeysAtom);

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
      case 'recall':
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
      case 'line':
      case 'reject':
      case 'seen':
      case 'details':
        card?.querySelector<HTMLElement>(`[data-shortcut="${shortcut}"]`)?.click();
    }
  });

  /** A bump bar's key chooses its ticket, and pressed again takes the ticket's next step. */
  const bump = useEffectEvent((number: number): void => {
    const id = numberedIds[number - 1];
    if (id === undefined) return;
    const card = document.activeElement?.closest<HTMLElement>(`[data-order-id="${id}"]`);
    if (card) card.querySelector<HTMLElement>('[data-shortcut="forward"]')?.click();
    else wish(id);
  });

  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
      const { target, key } = event;
      if (!(target instanceof Element) || target.closest(TYPING) || document.querySelector('[role="dialog"]')) return;
      const isOnCard = target.matches('[data-order-id]');
      if (/^[1-9]$/.test(key)) {
        event.preventDefault();
        setUsesKeys(true);
        bump(Number(key));
        return;
      }
      const shortcut = isShortcutKey(key) ? SHORTCUTS[key] : isOnCard ? CARD_KEYS[key] : undefined;
      if (!shortcut) return;
      event.preventDefault();
      setUsesKeys(true);
      run(shortcut);
    };
    // Who goes on by touch needs no numbers on the tickets.
    const onPointer = () => setUsesKeys(false);
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [isOn, setUsesKeys]);
}
