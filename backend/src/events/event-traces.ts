/** The spans of an event on its way, as children of the request that committed it. */
import type { Attributes, Tracing } from '../telemetry/tracing.ts';
import { type DomainEvent, originOf } from './outbox/domain-event.ts';

/** From the commit until the queue has it. */
export function traceRelay(tracing: Tracing, event: DomainEvent): void {
  const { traceparent, committedAtMs } = originOf(event);
  if (traceparent === null) return;
  tracing.record({
    name: 'relay',
    kind: 'producer',
    parent: traceparent,
    startedAtMs: committedAtMs,
    attributes: attributesOf(event),
  });
}

/** From the queue, or the commit when it did not come through one, until an instance's sockets were told. */
export function traceEmit(tracing: Tracing, event: DomainEvent, path: string, queuedAtMs: number | null): void {
  const { traceparent, committedAtMs } = originOf(event);
  if (traceparent === null) return;
  tracing.record({
    name: 'emit',
    kind: 'consumer',
    parent: traceparent,
    startedAtMs: queuedAtMs ?? committedAtMs,
    attributes: { ...attributesOf(event), 'tischlein.path': path },
  });
}

function attributesOf(event: DomainEvent): Attributes {
  return {
    'tischlein.event.kind': event.kind,
    'tischlein.event.id': event.eventId,
    ...(event.kind === 'order' && { 'tischlein.order.id': event.orderId, 'tischlein.order.version': event.version }),
  };
}
