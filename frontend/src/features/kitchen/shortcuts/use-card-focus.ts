import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { steppedOrderAtom } from '../state/stepped-order.ts';
import { inViewIdsAtom } from './in-view.ts';
import { afterStep, placeOf, type Columns } from './places.ts';

/** The order whose card is worked on with the keyboard. It stays in the page wherever the list is scrolled to. */
export const focusedOrderAtom = atom<number | null>(null);
/** A card that is to get the focus as soon as it is there. */
export const wishedOrderAtom = atom<number | null>(null);

function cardOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-order-id]') : null;
}

function focusCard(board: HTMLElement | null, orderId: number): boolean {
  const card = board?.querySelector<HTMLElement>(`[data-order-id="${orderId}"]`);
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest' });
  return card !== null && card !== undefined;
}

/** Nobody works elsewhere: the card that had the focus is gone, or its dialog is about to go. */
function isFocusFree(orderId: number): boolean {
  const active = document.activeElement;
  if (active === null || active === document.body) return true;
  return active.closest(`[data-order-id="${orderId}"], [role="dialog"]`) !== null;
}

/**
 * Keeps the focus in the column that is worked on. Who moved a card goes on with the next one of its column, and who brought
 * one back with that one; a card that others moved leaves the column itself, since the next key is not meant for another order.
 */
export function useCardFocus(board: RefObject<HTMLElement | null>, columns: Columns): void {
  const [focusedId, setFocused] = useAtom(focusedOrderAtom);
  const [wishedId, setWished] = useAtom(wishedOrderAtom);
  const [step, setStep] = useAtom(steppedOrderAtom);
  const drawn = useRef(columns);
  const columnKey = columns.map((ids) => ids.join()).join('|');

  // What was brought back on another page is drawn already.
  useEffect(() => setStep(null), [setStep]);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const id = cardOf(target)?.dataset.orderId;
      setFocused(id === undefined ? null : Number(id));
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [setFocused]);

  const follow = useEffectEvent(() => {
    const before = drawn.current;
    drawn.current = columns;
    const focusColumn = (column: number) =>
      board.current?.querySelectorAll<HTMLElement>('[data-column-focus]')[column]?.focus({ preventScroll: true });

    const stepped = step === null ? null : afterStep(before, columns, step.id);
    if (step !== null && stepped !== null) setStep(null);
    if (step !== null && stepped !== null && !step.isBack) {
      if (!isFocusFree(step.id)) return;
      if (stepped.nextId === null) focusColumn(stepped.column);
      else setWished(stepped.nextId);
      return;
    }
    if (focusedId === null || document.activeElement !== document.body) return;
    if (stepped !== null && focusedId === step?.id) {
      // It had the focus where it stood, before the board knew that it comes back.
      setWished(focusedId);
      return;
    }
    const [was, is] = [placeOf(before, focusedId), placeOf(columns, focusedId)];
    if (was !== null && was.column !== is?.column) focusColumn(was.column);
    else focusCard(board.current, focusedId);
  });
  useLayoutEffect(() => follow(), [columnKey, focusedId, step]);
  useKeepInView(focusedId, columnKey);

  useEffect(() => {
    if (wishedId !== null && focusCard(board.current, wishedId)) setWished(null);
  }, [board, columnKey, setWished, wishedId]);
}

/** In which the list has measured cards that are new, and moved the others accordingly. */
const MEASURING_FRAMES = 30;
const SCROLL_KEYS = ['PageUp', 'PageDown', 'Home', 'End', ' '];

/** Cards that come in above push the focused one out of view: it comes along, unless people have scrolled away from it. */
function useKeepInView(focusedId: number | null, columnKey: string): void {
  const inViewIds = useAtomValue(inViewIdsAtom);
  const isInView = focusedId !== null && inViewIds.has(focusedId);
  const seenId = useRef<number | null>(null);
  const isLeft = useRef(false);

  useEffect(() => {
    isLeft.current = false;
    const leave = ({ target }: Event) => {
      // A touch on the card itself is no way to scroll.
      if (focusedId === null || cardOf(target)?.dataset.orderId !== String(focusedId)) isLeft.current = true;
    };
    const leaveByKey = ({ key }: KeyboardEvent) => {
      if (SCROLL_KEYS.includes(key)) isLeft.current = true;
    };
    const scroll = () => (isLeft.current = true);
    for (const gesture of ['wheel', 'touchmove'] as const)
      document.addEventListener(gesture, scroll, { passive: true });
    document.addEventListener('pointerdown', leave);
    document.addEventListener('keydown', leaveByKey);
    return () => {
      for (const gesture of ['wheel', 'touchmove'] as const) document.removeEventListener(gesture, scroll);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('keydown', leaveByKey);
    };
  }, [focusedId]);

  useEffect(() => {
    if (isInView) {
      seenId.current = focusedId;
      return undefined;
    }
    if (seenId.current !== focusedId) return undefined;
    let frame = 0;
    let framesLeft = MEASURING_FRAMES;
    const follow = () => {
      if (isLeft.current || framesLeft === 0) return;
      framesLeft -= 1;
      cardOf(document.activeElement)?.scrollIntoView({ block: 'nearest' });
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [columnKey, focusedId, isInView]);
}
