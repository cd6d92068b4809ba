import type { Socket as Wire } from 'node:net';
import type { Server, Socket } from 'socket.io';
import type { Language } from '../contracts/constants.ts';
import type { ClientToServerEvents, ServerToClientEvents } from '../contracts/realtime.ts';
import type { SessionAccount } from '../modules/auth/session-account.ts';
import type { Announcement } from './announcement.ts';
import type { TokenBucket } from './token-bucket.ts';

export interface InterServerEvents {
  announce: (announcements: Announcement[], queuedAtMs: number | null) => void;
  socketCount: (instanceId: string, count: number) => void;
}

interface SocketData {
  account: SessionAccount | null;
  language: Language;
  budget: TokenBucket;
  /** What the WebSocket's frames are written to. */
  wire: Wire;
  /** Who called, past the proxies that are trusted. */
  address: string;
}

export type TischleinServer = Server<ClientToServerEvents, ServerToClientEvents, InterServerEvents, SocketData>;
export type TischleinSocket = Socket<ClientToServerEvents, ServerToClientEvents, InterServerEvents, SocketData>;
