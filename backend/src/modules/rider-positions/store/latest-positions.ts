import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { POSITION_LIFETIME_MS } from '../../../contracts/riders/position.ts';
import { Batcher } from '../../../events/batcher.ts';
import { RedisLink } from '../../../events/queues/redis-link.ts';
import { Recurring } from '../../../timing/recurring.ts';
import { type Departure, isOver, type KeptPosition, type PositionStore, type ToldPosition } from './position-store.ts';
import { ProcessPositions } from './process-positions.ts';
import { RedisPositions } from './redis-positions.ts';

const BATCH = 500;
/** Between two writes: while Redis is slow, they grow and do not become more. */
const WRITE_SPACING_MS = 50;
const RETRY_MS = 1_000;

type Write = { readonly position: KeptPosition } | { readonly departure: Departure };

/**
 * The latest position of each rider: shared in Redis, in this process without. While Redis is away nobody waits: what this
 * instance has taken it knows, and what others have taken is as old as it says. A departure is written again until it is.
 */
@Injectable()
export class LatestPositions implements OnApplicationShutdown {
  readonly #logger = new Logger(LatestPositions.name);
  readonly #store: PositionStore;
  /** Taken here, for when the store does not answer. */
  readonly #own = new Map<number, KeptPosition>();
  readonly #writing = new Batcher<Write>(BATCH, (batch) => this.#write(batch), WRITE_SPACING_MS);
  /** Of whoever left lately: what was on its way then is not taken any more. */
  readonly #departures = new Map<number, Departure>();
  #unwritten: Departure[] = [];

  constructor(redis: RedisLink) {
    this.#store = redis.isConfigured
      ? new RedisPositions(redis.connect('fails_fast', 'positions'))
      : new ProcessPositions();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#writing.finish();
  }

  /** Whether its rider has left since. */
  isOver(position: ToldPosition): boolean {
    const departure = this.#departures.get(position.riderId);
    return departure !== undefined && isOver(position, departure);
  }

  /** False when its rider has left meanwhile. */
  put(position: KeptPosition): boolean {
    if (this.isOver(position)) return false;
    this.#own.set(position.riderId, position);
    this.#writing.push([{ position }]);
    return true;
  }

  forget(departure: Departure): void {
    this.forgetHere(departure);
    this.#writing.push([{ departure }]);
  }

  /** Another instance has told the store. */
  forgetHere(departure: Departure): void {
    this.#departures.set(departure.riderId, departure);
    const own = this.#own.get(departure.riderId);
    if (own !== undefined && isOver(own, departure)) this.#own.delete(departure.riderId);
  }

  /** Not older than two minutes. */
  async find(riderIds: readonly number[]): Promise<Map<number, KeptPosition>> {
    const stored = await this.#store.find(riderIds).catch(() => []);
    const found = new Map(stored.map((position) => [position.riderId, position]));
    const oldestMs = Date.now() - POSITION_LIFETIME_MS;
    for (const riderId of riderIds) {
      const own = this.#own.get(riderId);
      const shared = found.get(riderId);
      if (own !== undefined && (shared === undefined || own.fix.atMs > shared.fix.atMs)) found.set(riderId, own);
      if ((found.get(riderId)?.fix.atMs ?? 0) <= oldestMs) found.delete(riderId);
    }
    return found;
  }

  /** Null also while the store is away: the position goes with its lifetime then. */
  async riderOf(sessionId: string): Promise<number | null> {
    for (const [riderId, own] of this.#own) if (own.sessionId === sessionId) return riderId;
    return this.#store.riderOf(sessionId).catch(() => null);
  }

  @Recurring({ everyMs: RETRY_MS, in: 'every process', failure: 'Positions that have gone could not be looked after.' })
  async sweep(): Promise<void> {
    const oldestMs = Date.now() - POSITION_LIFETIME_MS;
    for (const [riderId, { fix }] of this.#own) if (fix.atMs <= oldestMs) this.#own.delete(riderId);
    for (const [riderId, { atMs }] of this.#departures) if (atMs <= oldestMs) this.#departures.delete(riderId);
    const departures = this.#unwritten.filter(({ atMs }) => atMs > oldestMs);
    this.#unwritten = [];
    this.#writing.push(departures.map((departure) => ({ departure })));
    await Promise.resolve();
  }

  /** Only the latest of each rider matters. A position that cannot be written is lost, as one on a phone without a line is. */
  async #write(batch: readonly Write[]): Promise<void> {
    const departures = batch.flatMap((each) => ('departure' in each ? [each.departure] : []));
    const latest = new Map(
      batch.flatMap((each) => ('position' in each ? [[each.position.riderId, each.position] as const] : [])),
    );
    try {
      await this.#store.forget(departures);
    } catch {
      this.#unwritten.push(...departures);
    }
    try {
      await this.#store.put([...latest.values()]);
    } catch (error) {
      this.#logger.debug({ err: error }, 'Positions were not shared with the other instances.');
    }
  }
}
