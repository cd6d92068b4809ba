import type { Result } from './scenario.ts';

/** The table in the terminal and the one in `docs/scaling.md` have these columns. */
export const COLUMNS: readonly (readonly [title: string, read: (result: Result) => string | number])[] = [
  ['scenario', ({ scenario }) => scenario],
  ['orders', ({ orders }) => orders],
  ['changes', ({ changes }) => changes],
  ['lost', ({ lost }) => lost],
  ['gaps', ({ gaps }) => gaps],
  ['doubled', ({ doubled }) => doubled],
  ['repeats', ({ repeats: { emails, posCalls, messages } }) => `${emails}/${posCalls}/${messages}`],
  ['failed calls', ({ failedCalls }) => failedCalls],
  ['longest wait ms', ({ longestWaitMs }) => longestWaitMs],
  ['with the fault ms', ({ longestInAllMs }) => longestInAllMs],
  ['e-mail ms', ({ longestEmailMs }) => longestEmailMs],
  ['stale ms', ({ longestStaleMs }) => longestStaleMs ?? ''],
  ['positions told', ({ positionsTold }) => positionsTold ?? ''],
  ['', ({ met }) => (met ? 'met' : 'MISSED')],
];
