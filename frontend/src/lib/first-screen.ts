import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** On a line so slow that the first screen takes longer, what waits for it goes on without. */
const PATIENCE_MS = 4000;

let isThere = false;
let announce: () => void;
const there = new Promise<void>((resolve) => {
  announce = () => {
    isThere = true;
    resolve();
  };
});

/** Resolves when the first screen is painted with what it read. For code and pictures that nobody waits for. */
export function whenFirstScreen(): Promise<void> {
  return there;
}

/** For what only decorates: true once the first screen is there, and from then on at once. */
export function useFirstScreen(): boolean {
  const [isShown, setShown] = useState(isThere);
  useEffect(() => {
    void there.then(() => setShown(true));
  }, []);
  return isShown;
}

/** To be called once, when the first screen has begun to read. */
export function watchFirstScreen(queryClient: QueryClient): () => void {
  const patience = setTimeout(announce, PATIENCE_MS);
  const look = () => {
    if (document.readyState !== 'complete' || queryClient.isFetching() > 0) return;
    stop();
    // After the frame that shows it; one that nobody sees comes with the patience's end.
    requestAnimationFrame(() => requestAnimationFrame(announce));
  };
  const unsubscribe = queryClient.getQueryCache().subscribe(look);
  window.addEventListener('load', look);
  const stop = () => {
    unsubscribe();
    window.removeEventListener('load', look);
  };
  look();
  return () => {
    stop();
    clearTimeout(patience);
  };
}
