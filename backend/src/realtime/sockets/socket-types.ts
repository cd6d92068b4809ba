import type { Socket as Wire } from 'node:net';
import type { Server, Socket } from 'socket.io';
import type { Language } from '../../contracts/constants.ts';
import type { ClientToServerEvents, ServerToClientEvents } from '../../contracts/events/realtime.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import type { Departure, ToldPosition } from '../../modules/rider-positions/store/position-store.ts';
import type { Announcement } from './announcement.ts';
import type { TokenBucket } from '../../limits/token-bucket.ts';

export interface InterServerEvents {
  /** `path` is how they came to the instance that tells; the release before this one does not say. */
  announce: (announcements: Announcement[], queuedAtMs: number, path?: 'peer' | 'queue') => void;
  /** `hearsCities`: it listens to the channels of its cities; the release before this one does not say, and does not. */
  socketCount: (instanceId: string, count: number, hearsCities?: boolean) => void;
  instanceLeft: (instanceId: string) => void;
  positions: (positions: ToldPosition[]) => void;
  ridersLeft: (departures: Departure[]) => void;
}

/** Who is behind a socket: what topics ask for, and none of the dates, which ten thousand sockets would keep. */
export type SocketAccount = Omit<SessionAccount, 'expiresAt' | 'provedAt' | 'isRestricted'>;

interface SocketData {
  account: SocketAccount | null;
  /** When the session ends by itself; null without one. */
  expiresAtMs: number | null;
  language: Language;
  budget: TokenBucket;
  /** By which link an order is followed, where one is: whether it still opens it is asked at each position. */
  orderTokens: Map<number, string> | null;
  /** What the WebSocket's frames are written to. */
  wire: Wire;
  /** Who called, past the proxies that are trusted. */
  address: string;
}

export type TischleinServer = Server<ClientToServerEvents, ServerToClientEvents, InterServerEvents, SocketData>;
export type TischleinSocket = Socket<ClientToServerEvents, ServerToClientEvents, InterServerEvents, SocketData>;
