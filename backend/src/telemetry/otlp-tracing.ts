import {
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { hostname } from 'node:os';
import { OtlpExporter } from './otlp-exporter.ts';
import type { Attributes, OpenSpan, Step, TraceParent, Tracing } from './tracing.ts';

const SEND_EVERY_MS = 1_000;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const KINDS = { producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER };

export class OtlpTracing implements Tracing {
  readonly #provider: TracerProvider;
  readonly #tracer: Tracer;

  constructor(endpoint: string, role: string) {
    this.#provider = new TracerProvider({
      resource: resourceFromAttributes({
        'service.name': 'tischlein',
        'service.instance.id': `${hostname()}-${process.pid}`,
        'tischlein.role': role,
      }),
      spanProcessors: [
        new BatchSpanProcessor({ exporter: new OtlpExporter(endpoint), scheduledDelayMillis: SEND_EVERY_MS }),
      ],
    });
    this.#tracer = this.#provider.getTracer('tischlein');
  }

  begin(name: string, parent: TraceParent | undefined, startedAtMs: number, attributes: Attributes): OpenSpan {
    const options = { kind: SpanKind.SERVER, startTime: startedAtMs, attributes };
    const span = this.#tracer.startSpan(name, options, contextOf(parent));
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      end: (more, hasFailed) => {
        span.setAttributes(more);
        if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end(Date.now());
      },
    };
  }

  record({ name, kind, parent, startedAtMs, attributes }: Step): void {
    const options = { kind: KINDS[kind], startTime: startedAtMs, attributes };
    this.#tracer.startSpan(name, options, contextOf(parent)).end(Date.now());
  }

  stop(): Promise<void> {
    return this.#provider.shutdown();
  }
}

/** What is no `traceparent` begins a trace of its own. */
function contextOf(parent: TraceParent | undefined): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(parent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
