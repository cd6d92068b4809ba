import { QUARTER_MINUTES, type CapacityView } from '@contracts/restaurants/capacity.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showToast } from '../../../../components/notices/toast.ts';
import { useClock } from '../../../../components/use-clock.ts';
import { useDescribePanelError } from '../../../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../../../i18n/use-text.ts';
import {
  endMeasure,
  capacityQuery,
  startMeasure,
  takeNotice,
  type Measure,
} from '../../../../lib/api/kitchen/kitchen-capacity.ts';
import { logError } from '../../../../lib/log.ts';
import { useFallbackInterval } from '../../../../lib/socket/connection-state.ts';

/** A quarter with more orders is read once for all that arrive together. */
const SETTLE_MS = 800;
const QUARTER_MS = QUARTER_MINUTES * 60_000;

export interface Capacity {
  view: CapacityView | undefined;
  error: unknown;
  start: (...change: Parameters<typeof startMeasure>) => void;
  end: (measure: Measure) => void;
  /** Somebody has read what an admin did. */
  takeNotice: () => void;
}

/**
 * Pause, extra time and limit, as another tablet may change them too.
 *
 * @param publicVersion of the newest open state that was announced
 * @param ordersKey changes with each order that arrives or is cancelled
 */
export function useCapacity(publicVersion: number, ordersKey: string): Capacity {
  const t = useText();
  const describe = useDescribePanelError();
  const queryClient = useQueryClient();
  const { data: view, error, refetch } = useQuery({ ...capacityQuery(), refetchInterval: useFallbackInterval() });

  const isBehind = view !== undefined && publicVersion > view.version;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, publicVersion, refetch]);

  // Orders and the clock fill and empty a quarter without an announcement, as long as it is not full.
  const hasCap = view !== undefined && view.quarterCap !== null;
  const quarter = useClock((now) => Math.floor(now / QUARTER_MS));
  useEffect(() => {
    if (!hasCap) return undefined;
    const timer = setTimeout(() => void refetch(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [hasCap, ordersKey, quarter, refetch]);

  const { mutate } = useMutation({
    // One after the other: the news of a measure, and with them the way back, may be here ahead of its answer.
    scope: { id: 'capacity' },
    mutationFn: (call: () => Promise<CapacityView>) => call(),
    onSuccess: (answer) => {
      queryClient.setQueryData(capacityQuery().queryKey, (held) =>
        held && held.version > answer.version ? held : answer,
      );
    },
    onError: (failure) => {
      logError(failure);
      void showToast({ title: t('load.failed'), message: describe(failure), tone: 'failure' });
    },
  });

  return {
    view,
    error,
    start: (...change) => mutate(() => startMeasure(...change)),
    end: (measure) => mutate(() => endMeasure(measure)),
    takeNotice: () => mutate(takeNotice),
  };
}
