import { setTimeout as delay } from 'node:timers/promises';
import { bareDialect, socketIoDialect } from '../../bench/load/dialects.ts';
import { LeanSocket, type SocketDialect } from '../../bench/load/lean-socket.ts';
import { type Arrival, type Member, nowMs, type OpenOrder, type Orders, type View } from './orders.ts';
import { eventIn, viewIn } from './texts.ts';

/** So many handshakes are under way at a time. */
const OPENING = 64;
/**
 * Each address of the loopback has some 28,000 ports, and one that was closed is not free at once. Where none is closed no address is named: a port that
 * was taken for a named one serves no other connection of this machine, to whichever server.
 */
const ADDRESSES = 8;
/** As the browser's client does: half a second to begin with, twice as long each time, each half to one and a half times. */
const RETURN_MS = 500;
const MAX_RETURN_MS = 5_000;

export class ClientSockets {
  readonly #onRound: (round: number) => void;
  readonly #sockets: LeanSocket[] = [];
  readonly #views = new Map<string, View>();
  #arrivals: Arrival[] = [];
  #heard = 0;
  #opened = 0;
  #returned = 0;
  #away = 0;
  #onReturned: () => void = () => undefined;

  constructor(onRound: (round: number) => void) {
    this.#onRound = onRound;
  }

  get away(): number {
    return this.#away;
  }

  async open(order: OpenOrder): Promise<number> {
    const startedAt = performance.now();
    let next = 0;
    const work = async (): Promise<void> => {
      for (let member = order.members[next++]; member !== undefined; member = order.members[next++]) {
        await this.#openOne(order.port, member, order);
      }
    };
    await Promise.all(Array.from({ length: OPENING }, work));
    return performance.now() - startedAt;
  }

  async keep(count: number): Promise<null> {
    for (const socket of this.#sockets.splice(count)) socket.close();
    return Promise.resolve(null);
  }

  async churn({ port, members, count, lanes, untilMs }: Orders['churn']['takes']): Promise<number> {
    let next = 0;
    let done = 0;
    const work = async (): Promise<void> => {
      while (next < count && nowMs() < untilMs) {
        const member = members[next++ % members.length];
        if (member === undefined) return;
        const dialect = dialectOf(member);
        (await LeanSocket.open(port, dialect, () => undefined, { localAddress: this.#address() })).close();
        done++;
      }
    };
    await Promise.all(Array.from({ length: lanes }, work));
    return done;
  }

  takeArrivals(): Arrival[] {
    const arrivals = this.#arrivals;
    this.#arrivals = [];
    return arrivals;
  }

  views(): [string, View][] {
    return [...this.#views];
  }

  async untilReturned(lost: number): Promise<number> {
    if (this.#returned < lost) {
      await new Promise<void>((resolve) => {
        this.#onReturned = () => {
          if (this.#returned >= lost) resolve();
        };
      });
    }
    return nowMs();
  }

  async #openOne(port: number, member: Member, order: OpenOrder): Promise<void> {
    const dialect = this.#listening(dialectOf(member), member.topic, order);
    const socket = await LeanSocket.open(port, dialect, () => undefined, {
      onLost: () => {
        this.#away++;
        if (order.standbyPort !== null) void this.#return(order.standbyPort, member, order);
      },
    });
    this.#sockets.push(socket);
  }

  /** As often as it takes: a browser does not give up either. */
  async #return(port: number, member: Member, order: OpenOrder): Promise<void> {
    for (let pauseMs = RETURN_MS; ; pauseMs = Math.min(2 * pauseMs, MAX_RETURN_MS)) {
      await delay(pauseMs * (0.5 + Math.random()));
      try {
        await this.#openOne(port, member, order);
        this.#away--;
        this.#returned++;
        this.#onReturned();
        return;
      } catch {
        // A server that refused, or that was full, is asked again later.
      }
    }
  }

  #listening(dialect: SocketDialect, topic: string, { keeping, members }: OpenOrder): SocketDialect {
    return {
      ...dialect,
      onText: (text, send) => {
        const kind = dialect.onText(text, send);
        if (kind === 'delivery') this.#note(text, topic, keeping, members.length);
        if (kind === 'ready' && keeping.endsWith('views')) this.#see(topic, viewIn(text));
        return kind;
      },
    };
  }

  #note(text: Buffer, topic: string, keeping: OpenOrder['keeping'], members: number): void {
    this.#heard++;
    if (keeping === 'count') {
      if (this.#heard % members === 0) this.#onRound(this.#heard / members);
      return;
    }
    const atMs = nowMs();
    const { orderId, version, status, sequence } = eventIn(text);
    if (keeping.startsWith('arrivals')) this.#arrivals.push({ orderId, status, sequence, atMs });
    if (keeping.endsWith('views')) this.#see(topic, { version, status });
  }

  /** As in the browser, a state that is not newer changes nothing. */
  #see(topic: string, view: View | null): void {
    if (view !== null && view.version > (this.#views.get(topic)?.version ?? 0)) this.#views.set(topic, view);
  }

  #address(): string {
    return `127.0.0.${2 + (this.#opened++ % ADDRESSES)}`;
  }
}

function dialectOf({ topic, cookie }: Member): SocketDialect {
  return cookie === undefined ? bareDialect(topic) : socketIoDialect(cookie, topic);
}
