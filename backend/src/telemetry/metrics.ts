import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, register, Registry } from 'prom-client';
import type { TopicKind } from '../contracts/events/realtime.ts';

/** What a gauge shows: one sample for each combination of its labels. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

interface GaugeDescription {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
  /** Asked at each scrape. What fails or takes too long shows nothing, and the other metrics still appear. */
  readonly read: () => readonly Sample[] | Promise<readonly Sample[]>;
}

interface CounterDescription extends Omit<GaugeDescription, 'read'> {
  readonly read: () => readonly Sample[];
}

/**
 * How an event came to this instance: committed here, told by the instance that committed it, out of the queue (of whichever
 * instance took the job), or read from Postgres after a gap.
 */
const EMIT_PATHS = ['own', 'peer', 'queue', 'catch_up'] as const;
export type EmitPath = (typeof EMIT_PATHS)[number];
/** Too much unsent, nothing taken for long, or too much unsent to one address. */
export type SlowReaderReason = 'unsent' | 'stalled' | 'address';
type JobOutcome = 'completed' | 'retried' | 'given_up';

const READ_TIMEOUT_MS = 2_000;
const DELAY_BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];
const REQUEST_BUCKETS_SECONDS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * The metrics at `/metrics`. Together they answer whether an order is late reaching a screen, and where: between commit
 * and relay, relay and queue, or queue and emit. Times between machines are as good as their clocks.
 */
@Injectable()
export class Metrics {
  readonly #registry = new Registry();
  readonly #commitToRelay = this.#delay('commit_to_relay', 'From the commit to the relay that takes the event.');
  readonly #relayToQueue = this.#delay('relay_to_queue', 'Until the queue has answered.');
  readonly #queueToEmit = this.#delay(
    'queue_to_emit',
    'From the queue, or the instance that told it, to the emit on this instance.',
  );
  readonly #commitToEmit = new Histogram({
    name: 'tischlein_event_commit_to_emit_seconds',
    help: 'From the commit to the first emit on this instance, by how the event came here.',
    labelNames: ['path'],
    buckets: DELAY_BUCKETS_SECONDS,
    registers: [this.#registry],
  });
  readonly #requests = new Histogram({
    name: 'tischlein_http_request_seconds',
    help: 'Of requests, by route pattern and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS_SECONDS,
    registers: [this.#registry],
  });
  readonly #jobs = new Counter({
    name: 'tischlein_jobs_total',
    help: 'Jobs that this process has worked on.',
    labelNames: ['queue', 'outcome'],
    registers: [this.#registry],
  });

  readonly #slowReaders = new Counter({
    name: 'tischlein_slow_sockets_closed_total',
    help: 'Sockets that were closed since they did not read what they were sent.',
    labelNames: ['reason'],
    registers: [this.#registry],
  });

  readonly #replicaReads = new Counter({
    name: 'tischlein_replica_reads_total',
    help: 'Requests that a replica may answer, by whether it or the primary did. Nothing without DATABASE_REPLICA_URL.',
    labelNames: ['from'],
    registers: [this.#registry],
  });
  readonly #positions = new Counter({
    name: 'tischlein_rider_positions_total',
    help: 'Positions that riders’ phones sent to this instance: taken, or why not.',
    labelNames: ['outcome'],
    registers: [this.#registry],
  });
  readonly #positionsTold = new Counter({
    name: 'tischlein_rider_positions_told_total',
    help: 'Positions told to a socket of this instance, by what it follows.',
    labelNames: ['topic'],
    registers: [this.#registry],
  });

  readonly #peerMessages = new Counter({
    name: 'tischlein_peer_messages_total',
    help: 'Messages from other instances that this one has heard: what they tell, and to whom: all, or those who listen to a city.',
    labelNames: ['channel', 'name'],
    registers: [this.#registry],
  });

  constructor() {
    // The process's own metrics; a second app in the same process, as in tests, finds them there.
    if (register.getSingleMetric('process_cpu_seconds_total') === undefined) collectDefaultMetrics();
    for (const path of EMIT_PATHS) this.#commitToEmit.zero({ path });
  }

  async text(): Promise<string> {
    const [ofProcess, own] = await Promise.all([register.metrics(), this.#registry.metrics()]);
    return `${ofProcess}${own}`;
  }

  gauge({ name, help, labelNames = [], read }: GaugeDescription): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [this.#registry],
      async collect() {
        const nothing: Sample[] = labelNames.length === 0 ? [{ value: Number.NaN }] : [];
        const samples = await withinTime(read).catch(() => nothing);
        this.reset();
        for (const { labels = {}, value } of samples) this.set(labels, value);
      },
    });
  }

  /** What is counted where it happens, and only rises. */
  counter({ name, help, labelNames = [], read }: CounterDescription): void {
    new Counter({
      name,
      help,
      labelNames,
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const { labels = {}, value } of read()) this.inc(labels, value);
      },
    });
  }

  relayed(committedAtMs: number): void {
    this.#commitToRelay.observe(secondsSince(committedAtMs));
  }

  queued(sinceRelayMs: number): void {
    this.#relayToQueue.observe(sinceRelayMs / 1_000);
  }

  /** `queuedAtMs` when it came through the queue or from another instance. */
  emitted(path: EmitPath, committedAtMs: number, queuedAtMs: number | null): void {
    this.#commitToEmit.observe({ path }, secondsSince(committedAtMs));
    if (queuedAtMs !== null) this.#queueToEmit.observe(secondsSince(queuedAtMs));
  }

  requested(method: string, route: string, status: number, ms: number): void {
    this.#requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1_000);
  }

  worked(queue: string, outcome: JobOutcome): void {
    this.#jobs.inc({ queue, outcome });
  }

  slowReaderClosed(reason: SlowReaderReason): void {
    this.#slowReaders.inc({ reason });
  }

  replicaRead(from: 'replica' | 'primary'): void {
    this.#replicaReads.inc({ from });
  }

  heardFromPeer(channel: string, name: string): void {
    this.#peerMessages.inc({ channel, name });
  }

  positionsSent(outcome: string, count = 1): void {
    this.#positions.inc({ outcome }, count);
  }

  positionsTold(topic: TopicKind, count: number): void {
    this.#positionsTold.inc({ topic }, count);
  }

  #delay(name: string, help: string): Histogram {
    return new Histogram({
      name: `tischlein_event_${name}_seconds`,
      help,
      buckets: DELAY_BUCKETS_SECONDS,
      registers: [this.#registry],
    });
  }
}

/** Never negative, whatever the clocks say. */
function secondsSince(atMs: number): number {
  return Math.max(0, Date.now() - atMs) / 1_000;
}

async function withinTime(read: GaugeDescription['read']): Promise<readonly Sample[]> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('A metric took too long.')), READ_TIMEOUT_MS);
  try {
    return await Promise.race([read(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
