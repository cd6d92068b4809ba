import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SocketHub } from '../sockets/socket-hub.ts';
import { Peers } from './peers.ts';

const REPORT_INTERVAL_MS = 2_000;
/** An instance that has not reported for this long is gone. */
const FORGET_AFTER_MS = 10_000;
/** What was seen at a look counts until the one after the next has failed. */
const TRUST_MS = 3 * REPORT_INTERVAL_MS;

interface Report {
  readonly sockets: number;
  readonly hearsCities: boolean;
  readonly atMs: number;
}

/**
 * Which other instances there are, as each says every two seconds: how many sockets it has, and whether it listens to the
 * channels of its cities. Instances of the release before do not, so that during an update all are told everything.
 */
@Injectable()
export class OtherInstances implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #reports = new Map<string, Report>();
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;

  constructor(
    private readonly hub: SocketHub,
    private readonly peers: Peers,
  ) {}

  /** The sockets of all others together. */
  get socketCount(): number {
    return this.#fresh().reduce((total, { sockets }) => total + sockets, 0);
  }

  /** Within the last ten seconds. */
  get areThere(): boolean {
    return this.#fresh().length > 0;
  }

  onApplicationBootstrap(): void {
    if (!this.hub.isServing) return;
    this.peers.on('socketCount', (instanceId, sockets, hearsCities = false) => {
      this.#reports.set(instanceId, { sockets, hearsCities, atMs: Date.now() });
      if (!hearsCities) this.peers.trustCities(0);
    });
    this.peers.on('instanceLeft', (instanceId) => {
      this.#reports.delete(instanceId);
    });
    this.#timer = setInterval(() => void this.#look(), REPORT_INTERVAL_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.#timer);
    if (this.hub.isServing) this.peers.tellAll('instanceLeft', this.hub.instanceId);
  }

  async #look(): Promise<void> {
    this.peers.tellAll('socketCount', this.hub.instanceId, this.hub.socketCount, true);
    if (!this.peers.areLinked || this.#isLooking) return;
    this.#isLooking = true;
    try {
      if (await this.#allHearCities()) this.peers.trustCities(TRUST_MS);
      else this.peers.trustCities(0);
    } catch {
      // Redis is away; what was seen before does not count for long.
    } finally {
      this.#isLooking = false;
    }
  }

  /** Whoever listens to what all are told, and has said nothing yet, may be of the release before. */
  async #allHearCities(): Promise<boolean> {
    const listening = await this.hub.server.of('/').adapter.serverCount();
    const others = this.#fresh();
    return others.every(({ hearsCities }) => hearsCities) && others.length + 1 >= listening;
  }

  #fresh(): Report[] {
    const oldestMs = Date.now() - FORGET_AFTER_MS;
    for (const [instanceId, { atMs }] of this.#reports) if (atMs < oldestMs) this.#reports.delete(instanceId);
    return [...this.#reports.values()];
  }
}
