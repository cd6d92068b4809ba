import { EventEmitter } from 'node:events';
import type { Cluster, Redis } from 'ioredis';

/** A primary that hangs, or is cut off from the others, says nothing of its successor. */
const LOOK_INTERVAL_MS = 5_000;
const RETRY_MS = 100;
const ANSWER_TIMEOUT_MS = 3_000;

interface Listening {
  /** It is null until it was asked for. */
  slot: number | null;
  /** It is null while the channel is not listened to. */
  through: Redis | null;
  /** Resolves when the channel is listened to for the first time. */
  readonly started: PromiseWithResolvers<void>;
}

/**
 * Listens to channels of sharded pub/sub, each at the primary that has its slot by now. `close` says that a channel is not
 * listened to any more, because its primary is gone or has given the slot away, and `ready` that all are, so that whoever
 * listens can catch up. ioredis follows the slots, too, but says neither, and what was said meanwhile would be missed.
 */
export class ShardSubscriber extends EventEmitter {
  /** Whether every channel was listened to once. */
  hasBeenReady = false;
  readonly #channels = new Map<string, Listening>();
  /** By `host:port`. */
  readonly #connections = new Map<string, Redis>();
  readonly #looking = setInterval(() => void this.#attend(), LOOK_INTERVAL_MS);
  /** Whether every channel is listened to. */
  isWhole = false;
  #isAttending = false;
  #isStopped = false;
  #retrying: NodeJS.Timeout | undefined;

  constructor(
    private readonly cluster: Cluster,
    private readonly connectionName: string,
    private readonly onTrouble: (error: unknown) => void,
  ) {
    super();
  }

  /** For the adapter, which awaits nothing. */
  ssubscribe(channel: string): void {
    void this.listen(channel);
  }

  /** Resolves when the channel is listened to: whatever is said from then on is heard. */
  listen(channel: string): Promise<void> {
    const known = this.#channels.get(channel);
    if (known !== undefined) return known.started.promise;
    const listening: Listening = { slot: null, through: null, started: Promise.withResolvers() };
    this.#channels.set(channel, listening);
    void this.#attend();
    return listening.started.promise;
  }

  sunsubscribe(channel: string): void {
    const { through = null } = this.#channels.get(channel) ?? {};
    this.#channels.delete(channel);
    through?.sunsubscribe(channel).catch(() => undefined);
  }

  disconnect(): void {
    this.#isStopped = true;
    clearInterval(this.#looking);
    clearTimeout(this.#retrying);
    for (const connection of this.#connections.values()) connection.disconnect();
  }

  /** Until every channel is listened to where it belongs. */
  async #attend(): Promise<void> {
    if (this.#isAttending || this.#isStopped) return;
    this.#isAttending = true;
    clearTimeout(this.#retrying);
    try {
      await refreshSlots(this.cluster);
      for (const [channel, listening] of this.#channels) await this.#listen(channel, listening);
    } catch (error) {
      this.onTrouble(error);
    } finally {
      this.#isAttending = false;
    }
    if ([...this.#channels.values()].some(({ through }) => through === null)) this.#attendLater();
    else this.#becomeWhole();
  }

  async #listen(channel: string, listening: Listening): Promise<void> {
    listening.slot ??= await inTime(this.cluster.cluster('KEYSLOT', channel));
    const owner = this.cluster.slots[listening.slot]?.[0];
    if (owner === undefined) throw new Error('No primary has the slot.');
    const connection = this.#connectionTo(owner);
    if (listening.through === connection) return;
    if (listening.through !== null) this.#lose(listening.through);
    try {
      await inTime(connection.ssubscribe(channel));
    } catch (error) {
      this.#lose(connection);
      throw error;
    }
    if (this.#channels.get(channel) !== listening) {
      // Nobody wants it any more; whoever wants it again has an entry of their own, whose turn comes later.
      connection.sunsubscribe(channel).catch(() => undefined);
    } else if (this.#connections.get(owner) === connection) {
      listening.through = connection;
      listening.started.resolve();
    }
  }

  #connectionTo(owner: string): Redis {
    const known = this.#connections.get(owner);
    if (known !== undefined) return known;
    const node = this.cluster.nodes().find(({ options }) => `${options.host ?? ''}:${String(options.port)}` === owner);
    if (node === undefined) throw new Error(`${owner} is not known yet.`);
    const connection = node.duplicate({
      connectionName: this.connectionName,
      retryStrategy: () => null,
      readOnly: false,
      enableReadyCheck: false,
      enableOfflineQueue: true,
      autoResubscribe: false,
    });
    this.#connections.set(owner, connection);
    connection.on('smessageBuffer', (channel: Buffer, message: Buffer) => {
      this.emit('smessageBuffer', channel, message);
    });
    // A primary that gives a slot away unsubscribes its listeners, which ioredis takes for an answer to nothing.
    for (const event of ['error', 'end']) connection.on(event, () => this.#lose(connection));
    return connection;
  }

  #lose(connection: Redis): void {
    for (const [owner, each] of this.#connections) if (each === connection) this.#connections.delete(owner);
    // One that has ended would wait for its end for two seconds more.
    if (connection.status !== 'end') connection.disconnect();
    for (const listening of this.#channels.values()) {
      if (listening.through === connection) listening.through = null;
    }
    if (this.#isStopped || [...this.#channels.values()].every(({ through }) => through !== null)) return;
    if (this.isWhole) {
      this.isWhole = false;
      this.emit('close');
    }
    this.#attendLater();
  }

  #attendLater(): void {
    if (this.#isStopped) return;
    clearTimeout(this.#retrying);
    this.#retrying = setTimeout(() => void this.#attend(), RETRY_MS);
  }

  #becomeWhole(): void {
    if (this.isWhole || this.#isStopped) return;
    this.isWhole = this.hasBeenReady = true;
    this.emit('ready');
  }
}

/** Asks some node who has which slots by now. */
export function refreshSlots(cluster: Cluster): Promise<void> {
  return new Promise((resolve, reject) => {
    cluster.refreshSlotsCache((error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_TIMEOUT_MS);
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
