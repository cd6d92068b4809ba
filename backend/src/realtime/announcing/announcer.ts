import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { type DomainEvent, originOf } from '../../events/outbox/domain-event.ts';
import { traceEmit } from '../../events/event-traces.ts';
import { LOGGER } from '../../http/logger.ts';
import { type EmitPath, Metrics } from '../../telemetry/metrics.ts';
import { TRACING, type Tracing } from '../../telemetry/tracing.ts';
import { AdminCountersFeed } from './admin-counters-feed.ts';
import { RiderDepartures } from '../../modules/rider-positions/rider-departures.ts';
import { RiderWays } from '../../modules/rider-positions/rider-ways.ts';
import { CitiesHere } from '../peers/cities-here.ts';
import type { Announcement } from '../sockets/announcement.ts';
import { broadcast } from '../sockets/broadcast.ts';
import { RideChanges } from '../positions/ride-changes.ts';
import { messagesOf } from './messages.ts';
import { SocketHub } from '../sockets/socket-hub.ts';

/** Emits events to this instance's own sockets; other instances do the same with theirs. */
@Injectable()
export class Announcer {
  constructor(
    private readonly hub: SocketHub,
    private readonly counters: AdminCountersFeed,
    private readonly ways: RiderWays,
    private readonly departures: RiderDepartures,
    private readonly rideChanges: RideChanges,
    private readonly cities: CitiesHere,
    private readonly metrics: Metrics,
    @Inject(TRACING) private readonly tracing: Tracing | null,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** `queuedAtMs` when it came through the queue. */
  emit(announcement: Announcement, path: EmitPath, queuedAtMs: number | null): void {
    this.counters.count(announcement);
    const { event } = announcement;
    this.cities.note(event);
    if (event.kind === 'order') {
      this.ways.noteOrder(event);
      this.rideChanges.noteOrder(event);
    }
    if (event.kind === 'shift') this.departures.noteShift(event.payload);
    for (const { room, name, payload } of messagesOf(announcement)) {
      // Name and payload are of one entry of the catalogue, which the compiler cannot follow from here.
      broadcast(this.hub.server, room, name, payload as never);
    }
    this.#note(announcement.event, path, queuedAtMs);
    this.counters.touch();
  }

  #note(event: DomainEvent, path: EmitPath, queuedAtMs: number | null): void {
    const { requestId, committedAtMs } = originOf(event);
    this.metrics.emitted(path, committedAtMs, queuedAtMs);
    if (this.tracing !== null) traceEmit(this.tracing, event, path, queuedAtMs);
    if (!this.logger.isLevelEnabled('debug')) return;
    this.logger.debug({ requestId, kind: event.kind, eventId: event.eventId, path }, 'emitted');
  }
}
