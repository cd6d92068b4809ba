import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Subject } from 'rxjs';
import { Metrics } from '../telemetry/metrics.ts';
import { currentRequest } from '../telemetry/request-context.ts';
import { TRACING, type Tracing } from '../telemetry/tracing.ts';
import { Ticker } from '../timing/ticker.ts';
import { traceRelay } from './event-traces.ts';
import { Batcher } from './batcher.ts';
import { Consequence } from './consequence.ts';
import { type DomainEvent, type Origin, originOf } from './outbox/domain-event.ts';
import { OutboxRepository } from './outbox/outbox.repository.ts';
import { RealtimeQueue } from './realtime-queue.ts';

const POLL_INTERVAL_MS = 250;
/** Younger events are on their way by the kick, of this process or another's, which may be slow on a busy evening. */
const FORGOTTEN_AFTER_MS = 1_000;
const BATCH = 500;

/**
 * Hands committed events to BullMQ. The commit kicks it in the same process at once; the poll behind it is the
 * guarantee: an event whose process died after the commit, or that found no queue, is still unsent in its table.
 * A row counts as sent only when BullMQ has answered, so a crash in between sends twice; the version makes it count once.
 */
@Injectable()
export class Relay implements OnModuleInit, OnApplicationBootstrap {
  /** What this process has just committed, for its own sockets: they need not wait for the queue. */
  readonly committed = new Subject<readonly DomainEvent[]>();
  readonly #logger = new Logger(Relay.name);
  /** All that the modules provide. Null before they are found: nothing counts as sent by then. */
  #consequences: readonly Consequence<unknown>[] | null = null;
  readonly #kicked: Batcher<DomainEvent>;
  readonly #sent: Batcher<DomainEvent>;
  readonly #poll = new Ticker(
    POLL_INTERVAL_MS,
    () => this.#sendForgotten(),
    (error) => this.#logger.debug({ err: error }, 'The outbox could not be sent; the next poll tries again.'),
  );

  constructor(
    private readonly metrics: Metrics,
    @Inject(TRACING) private readonly tracing: Tracing | null,
    private readonly outbox: OutboxRepository,
    private readonly realtime: RealtimeQueue,
    private readonly discovery: DiscoveryService,
  ) {
    // What an instance commits reaches the screens without the queue, so nobody waits for it but whoever watches what a worker
    // does. Twice the spacing and the answers stay below the poll's age, so that it does not send again.
    const { spacingMs } = realtime;
    this.#kicked = new Batcher(BATCH, (batch) => this.#sendKicked(batch), spacingMs);
    this.#sent = new Batcher(BATCH, (batch) => this.#markSent(batch), spacingMs);
  }

  /** To be called after the commit, never before. Returns at once; nobody's request waits for the queue. */
  kick(events: readonly DomainEvent[]): void {
    if (events.length === 0) return;
    const { requestId, traceparent } = currentRequest();
    const origin: Origin = { requestId, traceparent, committedAtMs: Date.now() };
    const originated = events.map((event) => ({ ...event, origin }));
    this.committed.next(originated);
    this.#kicked.push(originated);
  }

  onModuleInit(): void {
    const instances = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    this.#consequences = [...new Set(instances.filter((instance) => instance instanceof Consequence))];
  }

  onApplicationBootstrap(): void {
    this.#poll.start();
  }

  /** What follows later than a screen, of events whose jobs are gone. Rejects when the queue does not answer. */
  async sendAgain(events: DomainEvent[]): Promise<void> {
    await this.#sendFollowing(events);
  }

  /** Sends what was committed until now, as far as the queue answers. */
  async stop(): Promise<void> {
    await this.#poll.stop();
    await this.#kicked.finish();
    await this.#sent.finish();
  }

  async #sendKicked(batch: DomainEvent[]): Promise<void> {
    try {
      await this.#send(batch);
      this.#sent.push(batch);
    } catch (error) {
      this.#logger.debug({ err: error, events: batch.length }, 'The queue did not answer; the poll sends these again.');
    }
  }

  async #markSent(batch: DomainEvent[]): Promise<void> {
    try {
      await this.outbox.markSent(batch);
    } catch (error) {
      this.#logger.debug({ err: error, events: batch.length }, 'Not marked as sent; the poll sends these again.');
    }
  }

  async #sendForgotten(): Promise<void> {
    if (!(await this.outbox.hasUnsent())) return;
    let sent: number;
    do sent = await this.outbox.sendUnsent(BATCH, FORGOTTEN_AFTER_MS, (events) => this.#send(events));
    while (sent >= BATCH);
  }

  async #send(events: DomainEvent[]): Promise<void> {
    await this.#announce(events);
    await this.#sendFollowing(events);
  }

  async #announce(events: DomainEvent[]): Promise<void> {
    for (const event of events) this.metrics.relayed(originOf(event).committedAtMs);
    const startedAtMs = performance.now();
    await this.realtime.add(events);
    this.metrics.queued(performance.now() - startedAtMs);
    if (this.tracing !== null) for (const event of events) traceRelay(this.tracing, event);
  }

  async #sendFollowing(events: DomainEvent[]): Promise<void> {
    if (this.#consequences === null) throw new Error('What follows from events is not known yet.');
    for (const consequence of this.#consequences) await consequence.follow(events);
  }
}
