import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, type Repository } from 'typeorm';
import { toRecord } from '../../database/sql/columns.ts';
import { Database } from '../../database/connection/database.ts';
import { RiderTrack } from '../../entities/orders/rider-track.entity.ts';
import { Recurring } from '../../timing/recurring.ts';
import type { Fix } from './judging/judge-position.ts';
import { ADD_TO_TRACKS } from './rider-tracks.statements.ts';

const SLOT_MS = 10_000;
const KEPT_MS = 24 * 60 * 60_000;
const WRITE_MS = 2_000;
const CLEAR_MS = 10 * 60_000;
/** Far more than the riders of a city make while Postgres is away. */
const MOST_WAITING = 20_000;

type Point = Omit<RiderTrack, 'orderId'>;

/** The way that riders ride with an order, thinned to one point in ten seconds and kept for a day. */
@Injectable()
export class RiderTracks implements OnApplicationShutdown {
  readonly #logger = new Logger(RiderTracks.name);
  /** The first point of each slot that has not been written yet, by rider and slot. */
  #waiting = new Map<string, Point>();
  /** The newest slot of each rider that was written or waits. */
  readonly #newestSlots = new Map<number, number>();

  constructor(
    private readonly database: Database,
    @InjectRepository(RiderTrack) private readonly tracks: Repository<RiderTrack>,
  ) {}

  add(staffId: number, fixes: readonly Fix[]): void {
    for (const { atMs, latitude, longitude } of fixes) {
      const slot = Math.floor(atMs / SLOT_MS);
      if (slot <= (this.#newestSlots.get(staffId) ?? 0) || this.#waiting.size >= MOST_WAITING) continue;
      this.#newestSlots.set(staffId, slot);
      this.#waiting.set(`${staffId}:${slot}`, { staffId, slot, at: new Date(atMs), latitude, longitude });
    }
  }

  /** What is not written yet is not written any more; what is written stays its day. */
  forget(staffId: number): void {
    this.#newestSlots.delete(staffId);
    for (const [key, point] of this.#waiting) if (point.staffId === staffId) this.#waiting.delete(key);
  }

  @Recurring({ everyMs: WRITE_MS, in: 'every process', failure: 'Points of tracks were not written, and are lost.' })
  async write(): Promise<void> {
    const points = [...this.#waiting.values()];
    this.#waiting = new Map();
    if (points.length === 0) return;
    await this.database.run(ADD_TO_TRACKS, [JSON.stringify(points.map((point) => toRecord(RiderTrack, point)))]);
  }

  @Recurring({ everyMs: CLEAR_MS, in: 'worker', failure: 'Tracks of yesterday were not deleted; the next round does.' })
  async clear(): Promise<void> {
    await this.tracks.delete({ at: LessThan(new Date(Date.now() - KEPT_MS)) });
    const oldestSlot = Math.floor((Date.now() - KEPT_MS) / SLOT_MS);
    for (const [staffId, slot] of this.#newestSlots) if (slot < oldestSlot) this.#newestSlots.delete(staffId);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.write().catch((error: unknown) =>
      this.#logger.warn({ err: error }, 'The last points of tracks are lost.'),
    );
  }
}
