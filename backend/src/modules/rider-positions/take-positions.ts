import { Injectable } from '@nestjs/common';
import { Subject } from 'rxjs';
import {
  POSITION_LIFETIME_MS,
  POSITIONS_PER_SECOND,
  type PositionRefusal,
  type PositionsTakenView,
  type SentPosition,
} from '../../contracts/riders/position.ts';
import { isNear } from '../../geography/surroundings.ts';
import { ProblemError } from '../../http/problem.ts';
import { TokenBucket } from '../../limits/token-bucket.ts';
import { Metrics } from '../../telemetry/metrics.ts';
import { Recurring } from '../../timing/recurring.ts';
import { type Fix, judgePosition, NO_TRAIL, type Trail } from './judging/judge-position.ts';
import { readPosition } from './judging/read-position.ts';
import { type RiderWay, RiderWays } from './rider-ways.ts';
import { RiderTracks } from './rider-tracks.ts';
import { LatestPositions } from './store/latest-positions.ts';
import type { KeptPosition } from './store/position-store.ts';

const SWEEP_MS = 10_000;
/** Two of a batch that are nearer to each other in time say the same. */
const MIN_SPACING_MS = 1_000 / POSITIONS_PER_SECOND;

/** Whose phone it is. */
export interface Sender {
  readonly staffId: number;
  readonly sessionId: string;
}

interface Sending {
  readonly bucket: TokenBucket;
  readonly shiftSinceMs: number;
  trail: Trail;
  /** When something was last sent, so that nobody is remembered for longer than their position. */
  atMs: number;
}

/** Takes what riders' phones say of where they are: judges it, keeps the latest, and says so to whoever tells it on. */
@Injectable()
export class TakePositions {
  /** Taken by this process. */
  readonly taken = new Subject<KeptPosition>();
  readonly #sending = new Map<number, Sending>();

  constructor(
    private readonly ways: RiderWays,
    private readonly latest: LatestPositions,
    private readonly tracks: RiderTracks,
    private readonly metrics: Metrics,
  ) {}

  /** One position, as a socket brings it. Null when it is taken. */
  async one(sender: Sender, sent: unknown): Promise<PositionRefusal | null> {
    const fix = readPosition(sent);
    if (fix === null) return this.#refused('position_invalid');
    const way = await this.ways.findRecent(sender.staffId);
    if (way === null) return this.#refused('off_shift');
    const sending = await this.#sendingOf(way);
    if (!sending.bucket.take()) return this.#refused('too_many_requests');
    const refusal = this.#judge(sending, way, fix);
    if (refusal === null && !this.#keep(sender, way, [fix])) return this.#refused('off_shift');
    return refusal;
  }

  /**
   * Those of a time without a line, in the order in which they were sent. Whoever watches is told the newest; the track takes what belongs to it.
   * A call counts as one position, and what lies nearer together than a phone may send is left out.
   *
   * @throws ProblemError `too_many_requests`.
   */
  async many(sender: Sender, sent: readonly SentPosition[]): Promise<PositionsTakenView> {
    const way = await this.ways.findRecent(sender.staffId);
    if (way === null) return this.#offShift(sent);
    const sending = await this.#sendingOf(way);
    if (!sending.bucket.take()) {
      this.#refused('too_many_requests');
      throw new ProblemError('too_many_requests', { retryAfterSeconds: 1 });
    }
    const taken: Fix[] = [];
    const refused = sent.flatMap((each): PositionsTakenView['refused'] => {
      const fix = readPosition(each);
      const code = fix === null ? this.#refused('position_invalid') : this.#judgeNext(sending, way, fix, taken.at(-1));
      if (fix !== null && code === null) taken.push(fix);
      return code === null ? [] : [{ sequence: each.sequence, code }];
    });
    if (!this.#keep(sender, way, taken)) return this.#offShift(sent);
    return { taken: taken.length, refused };
  }

  forget(riderId: number): void {
    this.#sending.delete(riderId);
  }

  @Recurring({ everyMs: SWEEP_MS, in: 'every process', failure: 'Who sent positions could not be forgotten.' })
  async sweep(): Promise<void> {
    const oldestMs = Date.now() - POSITION_LIFETIME_MS;
    for (const [riderId, { atMs }] of this.#sending) if (atMs < oldestMs) this.forget(riderId);
    await Promise.resolve();
  }

  /** The position before may have come to another instance. */
  async #sendingOf({ riderId, shiftSinceMs }: RiderWay): Promise<Sending> {
    const known = this.#sending.get(riderId);
    if (known?.shiftSinceMs === shiftSinceMs) return known;
    const before = (await this.latest.find([riderId])).get(riderId);
    const last = before?.shiftSinceMs === shiftSinceMs ? before.fix : null;
    // Another call of the same rider may have been faster.
    const meanwhile = this.#sending.get(riderId);
    if (meanwhile?.shiftSinceMs === shiftSinceMs) return meanwhile;
    const bucket = new TokenBucket(POSITIONS_PER_SECOND, POSITIONS_PER_SECOND);
    const sending: Sending = { bucket, shiftSinceMs, trail: { ...NO_TRAIL, last }, atMs: Date.now() };
    this.#sending.set(riderId, sending);
    return sending;
  }

  #judgeNext(sending: Sending, way: RiderWay, fix: Fix, before: Fix | undefined): PositionRefusal | null {
    const sinceMs = before === undefined ? MIN_SPACING_MS : fix.atMs - before.atMs;
    const isTooNear = sinceMs > 0 && sinceMs < MIN_SPACING_MS;
    return isTooNear ? this.#refused('too_many_requests') : this.#judge(sending, way, fix);
  }

  #judge(sending: Sending, way: RiderWay, fix: Fix): PositionRefusal | null {
    sending.atMs = Date.now();
    const { trail, refusal } = judgePosition(fix, sending.trail, sending.atMs, (point) => isNear(way.city, point));
    sending.trail = trail;
    return refusal === null ? null : this.#refused(refusal);
  }

  /** False when the rider has left meanwhile. */
  #keep(
    sender: Sender,
    { riderId, restaurantId, city, shiftSinceMs, stops }: RiderWay,
    fixes: readonly Fix[],
  ): boolean {
    const newest = fixes.at(-1);
    if (newest === undefined) return true;
    const whose = { riderId, restaurantId, city, shiftSinceMs, sessionId: sender.sessionId, takenAtMs: Date.now() };
    const position: KeptPosition = { ...whose, fix: newest };
    if (!this.latest.put(position)) {
      this.forget(riderId);
      return false;
    }
    this.metrics.positionsSent('taken', fixes.length);
    // Of a batch from a time without a line the order may have arrived already.
    if (stops.length > 0 || fixes.length > 1) this.tracks.add(riderId, fixes);
    if (position.takenAtMs - newest.atMs < POSITION_LIFETIME_MS) this.taken.next(position);
    return true;
  }

  #offShift(sent: readonly SentPosition[]): PositionsTakenView {
    const code = 'off_shift';
    this.metrics.positionsSent(code, sent.length);
    return { taken: 0, refused: sent.map(({ sequence }) => ({ sequence, code })) };
  }

  #refused<R extends PositionRefusal>(refusal: R): R {
    this.metrics.positionsSent(refusal);
    return refusal;
  }
}
