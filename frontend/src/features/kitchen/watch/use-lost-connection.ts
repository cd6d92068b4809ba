import { useEffect, useState } from 'react';
import { useConnection } from '../../../lib/socket/connection-state.ts';

/** Shorter gaps are mended before anyone could look. */
const LOST_AFTER_MS = 8_000;

/** Whether this device has had no live connection for some seconds. */
export function useLostConnection(): boolean {
  const isLive = useConnection().state === 'live';
  const [isLost, setLost] = useState(false);
  const [wasLive, setWasLive] = useState(isLive);
  if (wasLive !== isLive) {
    setWasLive(isLive);
    if (isLive) setLost(false);
  }
  useEffect(() => {
    if (isLive) return undefined;
    const timer = setTimeout(() => setLost(true), LOST_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLive]);
  return isLost && !isLive;
}
