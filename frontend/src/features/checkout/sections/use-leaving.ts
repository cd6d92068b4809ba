import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import type { SectionId } from './section-of.ts';
import type { Sections } from './use-sections.ts';

const closestOf = (target: Element, attribute: string) =>
  target.closest<HTMLElement>(`[data-${attribute}]`)?.dataset[attribute] as SectionId | undefined;

/**
 * Folds the section that somebody has left, and keeps open the one that they are in. A click that leaves it is over first:
 * what it is meant for would otherwise move away from under it. Enter in a field goes on: it would press the form's button, which
 * is an order.
 */
export function useLeaving({ open, fold }: Sections, goOn: (section: SectionId) => void) {
  const current = useRef<SectionId | undefined>(undefined);
  const left = useRef<SectionId | undefined>(undefined);
  const isPressed = useRef(false);

  const leave = (section: SectionId) => {
    fold(section);
    // Not every browser keeps its place when something above it becomes smaller.
    requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
  };
  return {
    onPointerDown: () => {
      isPressed.current = true;
    },
    onKeyDown: (event: KeyboardEvent) => {
      isPressed.current = false;
      const { key, target } = event;
      const section = target instanceof HTMLInputElement ? closestOf(target, 'fields') : undefined;
      if (key !== 'Enter' || section === undefined) return;
      event.preventDefault();
      goOn(section);
    },
    onClick: () => {
      isPressed.current = false;
      if (left.current !== undefined && left.current !== current.current) leave(left.current);
      left.current = undefined;
    },
    onFocus: ({ target }: FocusEvent) => {
      const section = closestOf(target, 'section');
      const before = current.current;
      current.current = section;
      if (before !== undefined && before !== section) {
        if (isPressed.current) left.current = before;
        else leave(before);
      }
      const inside = closestOf(target, 'fields');
      if (inside !== undefined) open(inside);
    },
  };
}
