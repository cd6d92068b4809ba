import { useEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from '../reduced-motion.ts';

const FLASH_MS = 1600;
/** What is younger than this when it appears is news. */
const NEWS_MS = 10_000;

/**
 * Lights the element up for a moment when the value changes. Undefined is a value still on its way: its arrival is no
 * change. With `bornAt` also when something appears that has only just come to be.
 */
export function useFlash(
  element: RefObject<HTMLElement | null>,
  value: string | number | undefined,
  bornAt?: string,
): void {
  const previous = useRef(value);
  const isFirst = useRef(true);

  useEffect(() => {
    const isBirth = isFirst.current && bornAt !== undefined && Date.now() - Date.parse(bornAt) < NEWS_MS;
    const isChange = previous.current !== undefined && previous.current !== value;
    isFirst.current = false;
    previous.current = value;
    if ((!isBirth && !isChange) || prefersReducedMotion()) return;
    element.current?.animate([{ backgroundColor: 'var(--tl-saffron-bg)' }, {}], {
      duration: FLASH_MS,
      easing: 'ease-out',
    });
  }, [bornAt, element, value]);
}
