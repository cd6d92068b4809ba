import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** For so long handshakes are held while connections wait to be accepted. */
const HELD_MS = 50;
/**
 * Handshakes that have waited so long share the time equally with connections, which would keep them out if they never ended:
 * half of what Socket.IO's client waits for.
 */
const PATIENCE_MS = 10_000;
/** What they take of a turn of the event loop otherwise. */
const TURN_MS = 2;

interface Handshake {
  readonly request: IncomingMessage;
  readonly wire: Duplex;
  readonly head: Buffer;
  readonly cameAtMs: number;
}

/**
 * Handshakes that came together are let in a few at a time. A handshake costs several times what it takes to accept its
 * connection, and Node accepts one connection of each listener in a turn: when ten thousand sockets come back from an
 * instance that died, a call that needs a new connection would wait for all those before it. So connections are taken in
 * first, and between handshakes whatever else has arrived is done. Connections may come without end, since a proxy and its
 * clients give up those that wait and open others; then handshakes, which end that, have their share all the same.
 */
export class HandshakeQueue {
  /** Two stacks, one of them upside down: whoever came first is the last of `front`. */
  private front: Handshake[] = [];
  private back: Handshake[] = [];
  private arrivals = 0;
  private heldSinceMs = 0;
  private isRunning = false;
  private isClosed = false;

  constructor(
    private readonly letIn: (request: IncomingMessage, wire: Duplex, head: Buffer) => void,
    /** How many connections a turn accepts at most. */
    private readonly listenerCount: () => number,
    private readonly nowMs = () => performance.now(),
  ) {}

  /** To be called for each new connection, whatever it is for. */
  noteArrival(): void {
    this.arrivals += 1;
  }

  add(request: IncomingMessage, wire: Duplex, head: Buffer): void {
    // Node has let go of it, and nobody else listens yet.
    wire.on('error', ignore);
    if (this.isClosed) {
      wire.destroy();
      return;
    }
    const cameAtMs = this.nowMs();
    this.back.push({ request, wire, head, cameAtMs });
    if (this.isRunning) return;
    this.isRunning = true;
    this.heldSinceMs = cameAtMs;
    setImmediate(() => this.takeTurn());
  }

  /** Ends those that wait and all that come, so that they try another instance. */
  close(): void {
    this.isClosed = true;
    for (const { wire } of [...this.front, ...this.back]) wire.destroy();
    this.front = [];
    this.back = [];
  }

  private takeTurn(): void {
    // As many as there can be: more of them wait, for all that is known.
    const areMoreWaiting = this.arrivals >= this.listenerCount();
    this.arrivals = 0;
    const nowMs = this.nowMs();
    let oldest = this.oldest();
    const heldMs = nowMs < (oldest?.cameAtMs ?? 0) + PATIENCE_MS ? HELD_MS : TURN_MS;
    if (areMoreWaiting && nowMs < this.heldSinceMs + heldMs) {
      setImmediate(() => this.takeTurn());
      return;
    }
    while (oldest && this.heldSinceMs < nowMs + TURN_MS) {
      this.front.pop();
      this.start(oldest);
      this.heldSinceMs = this.nowMs();
      oldest = this.oldest();
    }
    if (oldest) setImmediate(() => this.takeTurn());
    else this.isRunning = false;
  }

  private oldest(): Handshake | undefined {
    if (this.front.length === 0) {
      this.front = this.back.reverse();
      this.back = [];
    }
    return this.front.at(-1);
  }

  private start({ request, wire, head }: Handshake): void {
    if (wire.destroyed) return;
    wire.off('error', ignore);
    this.letIn(request, wire, head);
  }
}

function ignore(): void {
  // Its connection is closed with it.
}
