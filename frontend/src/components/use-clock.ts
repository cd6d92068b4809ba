import { createContext, use, useSyncExternalStore } from 'react';

const TICK_MS = 1000;

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    now = Date.now();
    timer = setInterval(tick, TICK_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Whether the clocks below it run: what nobody sees need not know the time. */
export const RunningClock = createContext(true);

const standStill = () => () => undefined;

/**
 * Something that follows from the time, worked out every second by one clock for the whole page. The component renders
 * only when the outcome changes, so `select` answers a text or a number.
 */
export function useClock<T extends string | number | boolean>(select: (now: number) => T): T {
  const isRunning = use(RunningClock);
  return useSyncExternalStore(isRunning ? subscribe : standStill, () => select(now));
}
