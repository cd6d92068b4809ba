import { performance } from 'node:perf_hooks';
import { setImmediate as turn } from 'node:timers/promises';

const LIMIT_MS = 1_000;

/**
 * Resolves right after a turn of the event loop that brought nothing, at the latest after `LIMIT_MS`. To be awaited before a
 * listener is closed: the kernel resets what has connected and is not accepted yet, and a proxy does not send an order to
 * another instance after that. What remains is the moment between that turn and the closing; a balancer that is told
 * first, as Kubernetes' is, spares that one, too.
 */
export async function quietTurn(): Promise<void> {
  const limit = performance.now() + LIMIT_MS;
  // Called while events are handled, the first turn to end is still that one.
  await turn();
  for (;;) {
    const { events } = performance.nodeTiming.uvMetricsInfo;
    await turn();
    if (performance.nodeTiming.uvMetricsInfo.events === events || performance.now() > limit) return;
  }
}
