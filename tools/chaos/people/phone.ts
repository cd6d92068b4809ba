/** A rider's phone: a line of its own that can be lost, and positions that wait in it meanwhile. */
import { setTimeout as delay } from 'node:timers/promises';
import { MAX_POSITIONS, type SentPosition } from '../../../backend/src/contracts/riders/position.ts';
import { type Person } from '../../../backend/test/support/person.ts';
import type { Reading } from '../../riding/ride.ts';
import { startTcpProxy, type TcpProxy } from '../setting/tcp-proxy.ts';
import { type Screen } from './screen.ts';

const LOOK_MS = 50;

export class Phone {
  readonly url: string;
  #isOnline = true;
  readonly #line: TcpProxy;
  #waiting: SentPosition[] = [];
  #sequence = Date.now();

  private constructor(line: TcpProxy) {
    this.#line = line;
    this.url = `http://127.0.0.1:${String(line.port)}`;
  }

  static async open(url: string): Promise<Phone> {
    return new Phone(await startTcpProxy(Number(new URL(url).port)));
  }

  /** Without a line nothing is tried: what is to be said waits. */
  async untilOnline(): Promise<void> {
    while (!this.#isOnline) await delay(LOOK_MS);
  }

  goOffline(screen: Screen): void {
    this.#isOnline = false;
    screen.offline();
    this.#line.cut();
  }

  goOnline(screen: Screen): void {
    this.#line.heal();
    this.#isOnline = true;
    screen.online();
  }

  /** By the socket; what could not be said waits, and goes in one call. */
  async say({ latitude, longitude, accuracyMeters, heading, speedMps }: Reading, by: Person, screen: Screen) {
    this.#sequence += 1;
    const position: SentPosition = {
      ...{ latitude, longitude, accuracyMeters, heading, speedMps },
      sequence: this.#sequence,
      at: new Date().toISOString(),
    };
    if (!this.#isOnline || !screen.isLive) {
      this.#waiting = [...this.#waiting, position].slice(-MAX_POSITIONS);
    } else if (this.#waiting.length > 0) {
      const positions = [...this.#waiting, position].slice(-MAX_POSITIONS);
      this.#waiting = [];
      await by.request('POST', '/api/rider/position', { positions }).catch(() => this.#keep(positions));
    } else if (!(await screen.say(position))) {
      this.#keep([position]);
    }
  }

  async close(): Promise<void> {
    this.#isOnline = true;
    await this.#line.stop();
  }

  #keep(positions: readonly SentPosition[]): void {
    this.#waiting = [...positions, ...this.#waiting].sort((a, b) => a.sequence - b.sequence).slice(-MAX_POSITIONS);
  }
}
