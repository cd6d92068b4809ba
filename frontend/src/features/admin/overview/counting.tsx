import { useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../../components/reduced-motion.ts';

const COUNT_MS = 600;

interface Props {
  value: number;
  format: (value: number) => string;
}

/** A number that counts from what it was to what it is. */
export function Counting({ value, format }: Props) {
  const number = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  useLayoutEffect(() => {
    const node = number.current;
    const from = shown.current;
    const show = (next: number) => {
      shown.current = next;
      if (node) node.textContent = format(next);
    };
    if (from === value || prefersReducedMotion()) {
      show(value);
      return undefined;
    }
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, (now - startedAt) / COUNT_MS));
      // Fast at first, and slow where it is read.
      const eased = 1 - (1 - share) ** 3;
      show(share === 1 ? value : from + (value - from) * eased);
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, format]);
  // Its text is the effect's own, so that no rendering in between sets the motion back.
  return <span ref={number} />;
}
