import { STORAGE_KEYS } from '@contracts/constants.ts';
import type { RiderOrderView } from '@contracts/riders/riders.ts';
import { useQueryClient } from '@tanstack/react-query';
import { getDefaultStore, useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { riderOrdersQuery, sendStep } from '../../../lib/api/rider.ts';
import { ApiError } from '../../../lib/http/http.ts';
import { useConnection } from '../../../lib/socket/connection-state.ts';
import { storedAtom } from '../../../lib/storage/stored-atom.ts';
import { added, isStepQueue, type RiderStep, type StepQueue, withoutFirst, withoutRefused } from './step-queue.ts';

export const stepsAtom = storedAtom<StepQueue>(STORAGE_KEYS.riderSteps, [], isStepQueue);

const AGAIN_MS = 10_000;
/** The server may take the step at another time: it stays. */
const NOT_NOW = new Set([0, 401, 408]);

const store = getDefaultStore();
/** One step after the other, whoever asks for it. */
let sending: Promise<void> | null = null;

function mayBeTakenLater(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return NOT_NOW.has(error.status) || error.status >= 500 || error.code === 'too_many_requests';
}

/** An earlier try had arrived, only its answer had not. */
function isDone(error: unknown, { status }: RiderStep): boolean {
  const order = error instanceof ApiError ? (error.order as RiderOrderView | null | undefined) : null;
  return order?.isMine === true && order.status === status;
}

interface Refusal {
  readonly step: RiderStep;
  readonly error: unknown;
}

async function sendWaiting(onRefused: (refusal: Refusal) => void): Promise<void> {
  for (;;) {
    const [step] = store.get(stepsAtom);
    if (!step) return;
    try {
      await sendStep(step);
      store.set(stepsAtom, withoutFirst);
    } catch (error) {
      if (mayBeTakenLater(error)) return;
      if (isDone(error, step)) {
        store.set(stepsAtom, withoutFirst);
      } else {
        store.set(stepsAtom, withoutRefused);
        onRefused({ step, error });
      }
    }
  }
}

export interface Steps {
  readonly queue: StepQueue;
  readonly refusal: Refusal | null;
  readonly forgetRefusal: () => void;
  /** Sends it, or keeps it until there is a line; throws what the server has against it. */
  readonly submit: (step: RiderStep) => Promise<void>;
}

/** What the rider does goes out at once; without a line it waits in the browser, and goes out in order. */
export function useSteps(): Steps {
  const queryClient = useQueryClient();
  const queue = useAtomValue(stepsAtom);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isLive = useConnection().state === 'live';

  const readAnew = useCallback(
    () => queryClient.invalidateQueries({ queryKey: riderOrdersQuery().queryKey }),
    [queryClient],
  );
  const drain = useCallback(() => {
    sending ??= sendWaiting(setRefusal)
      .then(readAnew)
      .finally(() => {
        sending = null;
      });
  }, [readAnew]);

  const isWaiting = queue.length > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    drain();
    window.addEventListener('online', drain);
    const timer = setInterval(drain, AGAIN_MS);
    return () => {
      window.removeEventListener('online', drain);
      clearInterval(timer);
    };
  }, [isWaiting, isLive, drain]);

  const submit = useCallback(
    async (step: RiderStep) => {
      if (store.get(stepsAtom).length === 0 && navigator.onLine) {
        try {
          await sendStep(step);
          await readAnew();
          return;
        } catch (error) {
          if (!mayBeTakenLater(error)) {
            void readAnew();
            if (!isDone(error, step)) throw error;
            return;
          }
        }
      }
      store.set(stepsAtom, (waiting) => added(waiting, step));
    },
    [readAnew],
  );

  return { queue, refusal, forgetRefusal: () => setRefusal(null), submit };
}
