import type { HrTime } from '@opentelemetry/api';
import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

const SEND_TIMEOUT_MS = 5_000;

/** Sends spans as OTLP over HTTP in its JSON form, which every collector takes. */
export class OtlpExporter implements SpanExporter {
  readonly #url: string;
  readonly #sending = new Set<Promise<void>>();

  /** `endpoint` as OTEL_EXPORTER_OTLP_ENDPOINT means it: `/v1/traces` is appended. */
  constructor(endpoint: string) {
    this.#url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    const sending = this.#send(spans).then(
      () => done({ code: ExportResultCode.SUCCESS }),
      (error: unknown) =>
        done({ code: ExportResultCode.FAILED, error: error instanceof Error ? error : new Error('lost') }),
    );
    this.#sending.add(sending);
    void sending.finally(() => this.#sending.delete(sending));
  }

  async forceFlush(): Promise<void> {
    await Promise.all(this.#sending);
  }

  shutdown(): Promise<void> {
    return this.forceFlush();
  }

  async #send(spans: readonly ReadableSpan[]): Promise<void> {
    const [first] = spans;
    if (first === undefined) return;
    const scopeSpans = [{ scope: { name: first.instrumentationScope.name }, spans: spans.map(toSpan) }];
    const body = { resourceSpans: [{ resource: { attributes: toAttributes(first.resource.attributes) }, scopeSpans }] };
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The collector answered ${response.status}.`);
  }
}

function toSpan(span: ReadableSpan): object {
  const { traceId, spanId } = span.spanContext();
  return {
    traceId,
    spanId,
    ...(span.parentSpanContext && { parentSpanId: span.parentSpanContext.spanId }),
    name: span.name,
    // OTLP counts from 1, for 0 is "unspecified".
    kind: span.kind + 1,
    startTimeUnixNano: toNanoseconds(span.startTime),
    endTimeUnixNano: toNanoseconds(span.endTime),
    attributes: toAttributes(span.attributes),
    status: { code: span.status.code },
  };
}

function toNanoseconds([seconds, nanoseconds]: HrTime): string {
  return String(BigInt(seconds) * 1_000_000_000n + BigInt(nanoseconds));
}

function toAttributes(attributes: Readonly<Record<string, unknown>>): object[] {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: toValue(value) }));
}

function toValue(value: unknown): object {
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'number') return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
  return { stringValue: String(value) };
}
