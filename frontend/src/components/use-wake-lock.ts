import { useEffect } from 'react';

/** Keeps the screen on while the page is in front. A browser or battery that refuses is no error. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const request = () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      navigator.wakeLock.request('screen').then(
        (sentinel) => {
          if (isOver) void sentinel.release();
          else lock = sentinel;
        },
        () => undefined,
      );
    };
    request();
    // The browser takes the lock away with the page's visibility.
    document.addEventListener('visibilitychange', request);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, [isWanted]);
}
