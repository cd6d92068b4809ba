import type { Environment } from '../config/environment.ts';

/** Where a request, a hand-over or an emit belongs: a W3C `traceparent`. */
export type TraceParent = string;

export type Attributes = Record<string, string | number | boolean | undefined>;

export interface OpenSpan {
  /** For what follows from it, here and elsewhere. */
  readonly traceparent: TraceParent;
  end(attributes: Attributes, hasFailed: boolean): void;
}

/** What was done, when it is over. */
export interface Step {
  readonly name: string;
  readonly kind: 'producer' | 'consumer';
  readonly parent: TraceParent;
  readonly startedAtMs: number;
  readonly attributes: Attributes;
}

/** Spans from a request to the emits that follow from it, by OpenTelemetry. */
export interface Tracing {
  begin(name: string, parent: TraceParent | undefined, startedAtMs: number, attributes: Attributes): OpenSpan;
  record(step: Step): void;
  /** Sends the spans that are left, and ends. */
  stop(): Promise<void>;
}

/** The injection token of `Tracing | null`. */
export const TRACING = Symbol('Tracing');

/** Null unless OTEL_EXPORTER_OTLP_ENDPOINT is set; only then is OpenTelemetry loaded at all. */
export async function startTracing({ otlpEndpoint, role }: Environment): Promise<Tracing | null> {
  if (otlpEndpoint === null) return null;
  const { OtlpTracing } = await import('./otlp-tracing.ts');
  return new OtlpTracing(otlpEndpoint, role);
}
