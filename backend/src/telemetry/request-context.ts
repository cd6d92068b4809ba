import { AsyncLocalStorage } from 'node:async_hooks';
import type { TraceParent } from './tracing.ts';

/** The request that a piece of work is done for, however many calls deep. */
interface RequestContext {
  readonly requestId: string;
  /** The address that it came from, as the limits count it. */
  readonly caller: string;
  /** It is null when nothing is traced. */
  readonly traceparent: TraceParent | null;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

const NO_REQUEST = { requestId: null, caller: null, traceparent: null };

export function currentRequest(): RequestContext | typeof NO_REQUEST {
  return requestContext.getStore() ?? NO_REQUEST;
}
