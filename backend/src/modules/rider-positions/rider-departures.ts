import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Subject, type Subscription } from 'rxjs';
import type { IsoTime } from '../../contracts/units.ts';
import { SessionEnds } from '../auth/sessions/session-ends.ts';
import { RiderTracks } from './rider-tracks.ts';
import { RiderWays } from './rider-ways.ts';
import { LatestPositions } from './store/latest-positions.ts';
import type { Departure } from './store/position-store.ts';
import { TakePositions } from './take-positions.ts';

/** When a rider goes off shift, signs out or is dismissed, nobody has the position any more: neither a store nor a process. */
@Injectable()
export class RiderDepartures implements OnApplicationBootstrap, OnApplicationShutdown {
  /** From this process, for the others and for whoever watches. */
  readonly left = new Subject<Departure>();
  #listening: Subscription | undefined;

  constructor(
    private readonly ends: SessionEnds,
    private readonly latest: LatestPositions,
    private readonly taking: TakePositions,
    private readonly tracks: RiderTracks,
    private readonly ways: RiderWays,
  ) {}

  onApplicationBootstrap(): void {
    this.#listening = this.ends.ended.subscribe((sessionId) => void this.#endSession(sessionId));
  }

  onApplicationShutdown(): void {
    this.#listening?.unsubscribe();
  }

  /** To be told of every shift that begins or ends, on every instance: whichever comes first clears the store. */
  noteShift({ riderId, isOn, at }: { riderId: number; isOn: boolean; at: IsoTime }): void {
    // The first position of a shift is taken at once.
    if (isOn) this.ways.forget(riderId);
    else this.#leave({ riderId, shiftEndedAtMs: Date.parse(at), atMs: Date.now() });
  }

  /** Another instance says so, and has told the store. */
  hear(departure: Departure): void {
    this.latest.forgetHere(departure);
    this.#forget(departure.riderId);
  }

  async #endSession(sessionId: string): Promise<void> {
    const riderId = await this.latest.riderOf(sessionId);
    if (riderId !== null) this.#leave({ riderId, shiftEndedAtMs: null, atMs: Date.now() });
  }

  #leave(departure: Departure): void {
    this.latest.forget(departure);
    this.#forget(departure.riderId);
    this.left.next(departure);
  }

  #forget(riderId: number): void {
    this.taking.forget(riderId);
    this.tracks.forget(riderId);
    this.ways.forget(riderId);
  }
}
