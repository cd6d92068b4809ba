/** A page with its one socket: it comes back, joins again and holds events back until the snapshot, as the front end does. */
import { io, type Socket } from 'socket.io-client';
import type {
  ClientToServerEvents,
  ServerToClientEvents,
  SubscribeAck,
  Topic,
} from '../../../backend/src/contracts/events/realtime.ts';
import type { SentPosition } from '../../../backend/src/contracts/riders/position.ts';
import type { Span } from '../faults.ts';

/** The options of the front end's own connection. */
const ACK_TIMEOUT_MS = 5_000;
const RETRY_MS = 2_000;
const RECONNECT_MIN_MS = 500;
const RECONNECT_MAX_MS = 5_000;

export interface TopicView {
  readonly topic: Topic;
  /** Is called for a fresh connection, for which everything that is heard begins anew. */
  connected(): void;
  snapshot(snapshot: unknown, atMs: number): void;
  event(name: string, payload: unknown, atMs: number): void;
}

/** From the loss of the connection until every topic had its snapshot again. */
export interface Absence extends Span {
  /** When there was a connection again. */
  readonly connectedAtMs: number;
}

interface Following {
  readonly view: TopicView;
  held: { name: string; payload: unknown }[] | null;
  request: number;
}

type PageSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

export class Screen {
  readonly name: string;
  readonly absences: Absence[] = [];
  /** When the device had no line, and knew it. */
  readonly outages: { fromMs: number; toMs: number }[] = [];
  /** All that were ever followed. */
  readonly views: TopicView[] = [];
  readonly #socket: PageSocket;
  readonly #following = new Map<string, Following>();
  #lostAtMs: number | null = Date.now();
  #connectedAtMs = 0;
  #isClosed = false;

  constructor(url: string, name: string, cookie: string | null) {
    this.name = name;
    this.#socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: RECONNECT_MIN_MS,
      reconnectionDelayMax: RECONNECT_MAX_MS,
      randomizationFactor: 0.5,
      ...(cookie === null ? {} : { extraHeaders: { cookie } }),
    });
    this.#socket.on('connect', () => {
      this.#connectedAtMs = Date.now();
      void this.#join();
    });
    this.#socket.on('disconnect', (reason) => {
      this.#lostAtMs ??= Date.now();
      for (const each of this.#following.values()) {
        each.request += 1;
        each.held = null;
      }
      if (reason === 'io server disconnect') setTimeout(() => this.#reconnect(), RECONNECT_MIN_MS);
    });
    this.#socket.on('connect_error', () => {
      if (!this.#socket.active) setTimeout(() => this.#reconnect(), RECONNECT_MAX_MS);
    });
    this.#socket.onAny((name: string, payload: { topic?: string }) => {
      const following = this.#following.get(payload.topic ?? '');
      if (following === undefined) return;
      if (following.held) following.held.push({ name, payload });
      else following.view.event(name, payload, Date.now());
    });
  }

  get isLive(): boolean {
    return this.#socket.connected && this.#lostAtMs === null;
  }

  follow(view: TopicView): void {
    const following = { view, held: null, request: 0 };
    this.#following.set(view.topic, following);
    this.views.push(view);
    view.connected();
    if (this.#socket.connected) void this.#request(following);
  }

  leave(topic: Topic): void {
    this.#following.delete(topic);
    if (this.#socket.connected) this.#socket.emit('unsubscribe', { topic }, () => undefined);
  }

  /** False when it is not acknowledged. */
  async say(position: SentPosition): Promise<boolean> {
    try {
      await this.#socket.timeout(ACK_TIMEOUT_MS).emitWithAck('position', position);
      return true;
    } catch {
      return false;
    }
  }

  /** As the front end hears it of the browser. */
  offline(): void {
    this.outages.push({ fromMs: Date.now(), toMs: Number.POSITIVE_INFINITY });
  }

  online(): void {
    const outage = this.outages.at(-1);
    if (outage) outage.toMs = Date.now();
    this.#socket.disconnect();
    this.#reconnect();
  }

  close(): void {
    this.#isClosed = true;
    this.#socket.disconnect();
  }

  #reconnect(): void {
    if (!this.#isClosed) this.#socket.connect();
  }

  async #join(): Promise<void> {
    const { id } = this.#socket;
    for (const { view } of this.#following.values()) view.connected();
    const answers = await Promise.all([...this.#following.values()].map((each) => this.#request(each)));
    if (!this.#socket.connected || this.#socket.id !== id || !answers.every(Boolean)) return;
    if (this.#lostAtMs !== null) {
      this.absences.push({ fromMs: this.#lostAtMs, connectedAtMs: this.#connectedAtMs, toMs: Date.now() });
    }
    this.#lostAtMs = null;
  }

  /** Answers true when the topic has its snapshot. */
  async #request(following: Following): Promise<boolean> {
    const { topic } = following.view;
    following.request += 1;
    const { request } = following;
    following.held ??= [];
    let answer: SubscribeAck;
    try {
      const ack: unknown = await this.#socket.timeout(ACK_TIMEOUT_MS).emitWithAck('subscribe', { topic });
      answer = ack as SubscribeAck;
    } catch {
      if (following.request === request && this.#socket.connected) {
        this.#socket.disconnect();
        this.#reconnect();
      }
      return false;
    }
    if (following.request !== request) return false;
    if (!answer.ok) {
      if (!['unavailable', 'too_many_requests'].includes(answer.error.code)) {
        throw new Error(`${this.name} may not join ${topic}: ${answer.error.code}`);
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      return following.request === request && this.#socket.connected ? this.#request(following) : false;
    }
    const held = following.held;
    following.held = null;
    following.view.snapshot(answer.snapshot, Date.now());
    for (const { name, payload } of held) following.view.event(name, payload, Date.now());
    return true;
  }
}
