import type { SentPosition } from '@contracts/riders/position.ts';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { sendPositions } from '../../../lib/api/rider.ts';
import { isApiError } from '../../../lib/http/http.ts';
import { logWarning } from '../../../lib/log.ts';
import { useConnection } from '../../../lib/socket/connection-state.ts';
import { ownPositionAtom } from './own-position.ts';
import { PositionBuffer } from './position-buffer.ts';

const SEND_EVERY_MS = 1_000;
/** A phone that lies still says nothing by itself, and a position counts for two minutes. */
const ASK_EVERY_MS = 30_000;
const OPTIONS: PositionOptions = { enableHighAccuracy: true, maximumAge: 0, timeout: 20_000 };

export type PlaceProblem = 'denied' | 'unavailable';

const CAN_SAY = 'geolocation' in navigator;
const NO_PROBLEM_YET = CAN_SAY ? null : 'unavailable';

const known = (value: number | null) => (value === null || Number.isNaN(value) ? null : value);

/**
 * Tells where this phone is, for as long as it is on shift: at once, or as one batch after a time without a line. It says why
 * it cannot.
 */
export function usePositions(isOnShift: boolean): PlaceProblem | null {
  const setPosition = useSetAtom(ownPositionAtom);
  const [problem, setProblem] = useState<PlaceProblem | null>(NO_PROBLEM_YET);
  const [buffer] = useState(() => new PositionBuffer());
  const isLive = useConnection().state === 'live';

  const tell = useEffectEvent(async (position: SentPosition) => {
    if (!isLive) {
      buffer.add(position);
      return;
    }
    try {
      // The part of the page that holds the socket is there by now.
      const { sendPosition } = await import('../../../lib/socket/connection.ts');
      await sendPosition(position);
    } catch {
      buffer.add(position);
    }
  });

  useEffect(() => {
    if (!isOnShift || !CAN_SAY) return undefined;
    let sequence = 0;
    let toldAt = 0;
    let isOver = false;
    const take = ({ coords, timestamp }: GeolocationPosition) => {
      const now = Date.now();
      if (isOver || now - toldAt < SEND_EVERY_MS) return;
      toldAt = now;
      sequence = Math.max(sequence + 1, now);
      const position = {
        latitude: coords.latitude,
        longitude: coords.longitude,
        accuracyMeters: coords.accuracy,
        heading: known(coords.heading),
        speedMps: known(coords.speed),
        sequence,
        at: new Date(timestamp).toISOString(),
      };
      setPosition(position);
      setProblem(null);
      void tell(position);
    };
    const fail = ({ code }: GeolocationPositionError) => {
      if (isOver || code === GeolocationPositionError.TIMEOUT) return;
      setProblem(code === GeolocationPositionError.PERMISSION_DENIED ? 'denied' : 'unavailable');
    };
    const watch = navigator.geolocation.watchPosition(take, fail, OPTIONS);
    const timer = setInterval(() => navigator.geolocation.getCurrentPosition(take, fail, OPTIONS), ASK_EVERY_MS);
    return () => {
      isOver = true;
      navigator.geolocation.clearWatch(watch);
      clearInterval(timer);
      // What was not told yet is nobody's business after the shift.
      buffer.take(Date.now());
      setPosition(null);
      setProblem(NO_PROBLEM_YET);
    };
  }, [isOnShift, buffer, setPosition]);

  useEffect(() => {
    if (!isOnShift || !isLive) return;
    const kept = buffer.take(Date.now());
    if (kept.length === 0) return;
    sendPositions(kept).catch((error: unknown) => {
      if (isApiError(error, 'network')) buffer.putBack(kept);
      else logWarning(error);
    });
  }, [isOnShift, isLive, buffer]);

  return problem;
}
