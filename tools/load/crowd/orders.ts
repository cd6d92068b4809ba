/** What the run asks of a process that holds client sockets, and what it hears back. */

export interface Member {
  readonly topic: string;
  /** Of a signed-in person; the bare server asks nobody who they are. */
  readonly cookie?: string;
}

/** What is kept of the events that arrive: their number, the time of each, the newest state of each topic, or both of these. */
type Keeping = 'count' | 'arrivals' | 'views' | 'arrivals and views';

export interface OpenOrder {
  readonly port: number;
  readonly members: readonly Member[];
  readonly keeping: Keeping;
  /** Where a lost socket comes back to, after the pause that a browser makes; null: it does not. */
  readonly standbyPort: number | null;
}

export interface Arrival {
  readonly orderId: number;
  readonly status: string;
  /** Of a position. */
  readonly sequence?: number | undefined;
  /** By the clock that all processes of this machine share, in milliseconds. */
  readonly atMs: number;
}

/** What a screen shows of its order. */
export interface View {
  readonly version: number;
  readonly status: string;
}

/** Every order to a crowd, by name: what it takes, and what it answers. */
export interface Orders {
  /** Answers how long it took, in milliseconds. */
  open: { takes: OpenOrder; answers: number };
  /** Closes all sockets except so many. */
  keep: { takes: number; answers: null };
  /** Opens and closes so many, one after the other in each of `lanes`; stops at `untilMs`. Answers how many. */
  churn: {
    takes: { port: number; members: readonly Member[]; count: number; lanes: number; untilMs: number };
    answers: number;
  };
  /** Answers, and forgets, what has arrived. */
  arrivals: { takes: null; answers: Arrival[] };
  /** Resolves when every socket that was lost is subscribed again; answers when the last one was, by `nowMs`. */
  returned: { takes: { lost: number }; answers: number };
  /** How many sockets were lost and have not come back. */
  away: { takes: null; answers: number };
  /** The views by their topics. */
  views: { takes: null; answers: [topic: string, view: View][] };
}

export type OrderName = keyof Orders;

export interface Told<N extends OrderName = OrderName> {
  readonly id: number;
  readonly name: N;
  readonly takes: Orders[N]['takes'];
}

export type Heard =
  | { readonly id: number; readonly answers: unknown }
  | { readonly id: number; readonly failure: string }
  /** So many more events have arrived as there are sockets. */
  | { readonly round: number };

/** The one clock of all processes on this machine. */
export function nowMs(): number {
  return Number(process.hrtime.bigint() / 1_000n) / 1_000;
}
