import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Ticker } from '../../timing/ticker.ts';
import { WatchRepository } from './watch.repository.ts';

const BEAT_INTERVAL_MS = 15_000;
/** Three beats missed, and nobody serves devices. */
export const ALIVE_SECONDS = 45;

/**
 * Which restaurants have a device on this instance. Postgres is told with one statement for all of them, now and then and
 * when the first device comes or the last one goes: a socket costs nothing.
 */
@Injectable()
export class DevicePresence implements OnApplicationShutdown {
  readonly #logger = new Logger(DevicePresence.name);
  readonly #socketsOf = new Map<number, Set<string>>();
  readonly #ticker = new Ticker(
    BEAT_INTERVAL_MS,
    () => this.beat(),
    (error) => this.#logger.warn({ err: error }, 'Not noted that devices can connect; the next beat tries again.'),
  );
  #isBeginning = true;
  #told: Promise<void> = Promise.resolve();

  constructor(private readonly watch: WatchRepository) {}

  /** To be called once devices can connect to this instance. */
  start(): void {
    this.#ticker.startNow();
  }

  /** The restaurants with a kitchen's socket on this instance. */
  get restaurantIds(): number[] {
    return [...this.#socketsOf.keys()];
  }

  joined(restaurantId: number, socketId: string): void {
    const sockets = this.#socketsOf.get(restaurantId) ?? new Set();
    this.#socketsOf.set(restaurantId, sockets.add(socketId));
    if (sockets.size === 1) void this.#tell([restaurantId]);
  }

  left(restaurantId: number, socketId: string): void {
    const sockets = this.#socketsOf.get(restaurantId);
    if (!sockets?.delete(socketId) || sockets.size > 0) return;
    this.#socketsOf.delete(restaurantId);
    void this.#tell([restaurantId]);
  }

  async beat(): Promise<void> {
    try {
      await this.watch.beat(this.#isBeginning, ALIVE_SECONDS);
      this.#isBeginning = false;
    } finally {
      await this.#tell(this.restaurantIds);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#ticker.stop();
    await this.#told;
  }

  /** One after another, so that the last word is the newest. */
  #tell(restaurantIds: readonly number[]): Promise<void> {
    if (restaurantIds.length === 0) return this.#told;
    this.#told = this.#told
      .then(() => this.watch.noteDevices(restaurantIds))
      .catch((error: unknown) => {
        this.#logger.warn({ err: error }, 'Not noted which kitchens have a device; the next beat tries again.');
      });
    return this.#told;
  }
}
