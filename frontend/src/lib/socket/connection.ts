/** The one socket of the page. It opens with the first topic, or before the screen that has one. */
import {
  SOCKET_PATH,
  type ClientToServerEvents,
  type PositionAck,
  type ServerToClientEvents,
  type SubscribeAck,
  type Topic,
} from '@contracts/events/realtime.ts';
import type { SentPosition } from '@contracts/riders/position.ts';
import type { Socket } from 'socket.io-client';
import { loadPatiently } from '../load-patiently.ts';
import { setConnectionState } from './connection-state.ts';
import { TopicHub, type TopicEvent, type TopicListener, type TopicTransport } from './topic-hub.ts';

type PageSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

const ACK_TIMEOUT_MS = 5000;
/** Of a server that is too busy to answer: whoever came back every five seconds would keep it so. */
const MAX_ACK_TIMEOUT_MS = 8 * ACK_TIMEOUT_MS;
/** After this long without a connection the screens fall back to reading now and then. */
const OFFLINE_AFTER_MS = 6000;
/** A page that slept longer than this may have missed its connection's end. */
const SLEPT_MS = 20_000;
const RECONNECT_MIN_MS = 500;
const RECONNECT_MAX_MS = 5000;

const hub = new TopicHub();
const serverDisconnectListeners = new Set<() => void>();
let socket: PageSocket | null = null;
let opening: Promise<void> | null = null;
let offlineTimer: ReturnType<typeof setTimeout> | undefined;
/** From when it has lasted too long until it is live again, however often a connection comes and goes meanwhile. */
let isOffline = false;
let ackTimeoutMs = ACK_TIMEOUT_MS;

function jittered(ms: number): number {
  return ms * (0.5 + Math.random());
}

function transportOf(current: PageSocket): TopicTransport {
  return {
    subscribe: (topic, token) =>
      new Promise<SubscribeAck>((resolve, reject) => {
        const payload = token === undefined ? { topic } : { topic, token };
        current.timeout(ackTimeoutMs).emit('subscribe', payload, (error, ack) => {
          if (!error) resolve(ack);
          else {
            reject(error);
            if (!current.connected) return;
            ackTimeoutMs = Math.min(2 * ackTimeoutMs, MAX_ACK_TIMEOUT_MS);
            reopen(current);
          }
        });
      }),
    unsubscribe: (topic) => {
      current.emit('unsubscribe', { topic }, () => undefined);
    },
  };
}

function reopen(current: PageSocket): void {
  current.disconnect();
  current.connect();
}

/** Screens that read now and then go on doing so while a connection is tried. */
function lose(): void {
  if (!isOffline) setConnectionState('reconnecting');
}

function watchForOffline(): void {
  offlineTimer ??= setTimeout(() => {
    isOffline = true;
    setConnectionState('offline');
  }, OFFLINE_AFTER_MS);
}

function whenConnected(current: PageSocket): void {
  const connectionId = current.id;
  void hub.connected(transportOf(current)).then(() => {
    if (!current.connected || current.id !== connectionId) return;
    clearTimeout(offlineTimer);
    offlineTimer = undefined;
    isOffline = false;
    ackTimeoutMs = ACK_TIMEOUT_MS;
    setConnectionState('live');
  });
}

function whenDisconnected(current: PageSocket, reason: string): void {
  hub.disconnected();
  lose();
  watchForOffline();
  if (reason !== 'io server disconnect') return;
  // The server ended it, perhaps because the session did: the library leaves coming back to us.
  setTimeout(() => current.connect(), jittered(RECONNECT_MIN_MS));
  for (const listener of serverDisconnectListeners) listener();
}

async function open(): Promise<void> {
  watchForOffline();
  const { io } = await loadPatiently(() => import('socket.io-client'));
  // Between its start and the connection a slow phone answers to touches.
  await new Promise((resolve) => setTimeout(resolve));
  const current: PageSocket = io({
    path: SOCKET_PATH,
    transports: ['websocket'],
    withCredentials: true,
    reconnectionDelay: RECONNECT_MIN_MS,
    reconnectionDelayMax: RECONNECT_MAX_MS,
    randomizationFactor: 0.5,
  });
  socket = current;
  current.on('connect', () => whenConnected(current));
  current.on('disconnect', (reason) => whenDisconnected(current, reason));
  current.on('connect_error', () => {
    // A refusal by the server itself is not tried again by the library.
    if (!current.active) setTimeout(() => current.connect(), jittered(RECONNECT_MAX_MS));
  });
  current.onAny((name: TopicEvent['name'], payload: TopicEvent['payload']) => {
    hub.deliver({ name, payload } as TopicEvent);
  });
  watchThePage(current);
}

function watchThePage(current: PageSocket): void {
  window.addEventListener('online', () => {
    // A gap may be too short for the connection to break: then a snapshot shows that all is well again.
    if (current.connected) whenConnected(current);
    else reopen(current);
  });
  window.addEventListener('offline', () => {
    if (current.connected) lose();
    watchForOffline();
  });
  let hiddenAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (current.connected && Date.now() - hiddenAt > SLEPT_MS) whenConnected(current);
  });
}

/** Once; afterwards it keeps itself open. */
export function openSocket(): void {
  opening ??= open().catch(() => {
    // The library's file did not arrive: the screens read now and then, and the next topic tries again.
    opening = null;
  });
}

/** Listens to a topic until the answer is called. */
export function listenToTopic(topic: Topic, token: string | undefined, listener: TopicListener): () => void {
  const release = hub.add(topic, token, listener);
  openSocket();
  return release;
}

/** Where a rider is; fails where no line carries it. */
export function sendPosition(position: SentPosition): Promise<PositionAck> {
  return new Promise((resolve, reject) => {
    if (!socket?.connected) {
      reject(new Error('No socket is connected.'));
      return;
    }
    socket.timeout(ACK_TIMEOUT_MS).emit('position', position, (error, ack) => {
      if (error) reject(error);
      else resolve(ack);
    });
  });
}

/** To be called when someone logs in or out: the handshake reads the cookie only once. */
export function reconnectWithNewSession(): void {
  if (socket) reopen(socket);
}

/** Called when the server ends the connection, as it does with the session. */
export function onServerDisconnect(listener: () => void): () => void {
  serverDisconnectListeners.add(listener);
  return () => serverDisconnectListeners.delete(listener);
}
