import { SOCKET_PATH } from '../../../backend/src/contracts/events/realtime.ts';
import type { Send, SocketDialect } from './lean-socket.ts';

const DIGIT_0 = 0x30;
const DIGIT_2 = 0x32;
const DIGIT_3 = 0x33;
const DIGIT_4 = 0x34;

/** Engine.IO 4 and Socket.IO 5 as far as a watcher needs them: open, ping, connect, acknowledgement and event. */
export function socketIoDialect(cookie: string, topic: string): SocketDialect {
  return {
    path: `${SOCKET_PATH}/?EIO=4&transport=websocket`,
    cookie,
    onOpen: () => undefined,
    onText: (text, send) => {
      const [engine, packet] = text;
      if (engine === DIGIT_0) send('40');
      if (engine === DIGIT_2) send('3');
      if (engine !== DIGIT_4) return 'other';
      if (packet === DIGIT_0) send(`420["subscribe",${JSON.stringify({ topic })}]`);
      if (packet === DIGIT_3) {
        return text.includes('"ok":true') ? 'ready' : 'refused';
      }
      // The server refuses a connection when it cannot say who this is.
      if (packet === DIGIT_4) return 'refused';
      return packet === DIGIT_2 ? 'delivery' : 'other';
    },
  };
}

/** A rider's phone, which follows no topic: `onReady` has what it may say from then on. */
export function phoneDialect(cookie: string, onReady: (send: Send) => void): SocketDialect {
  return {
    path: `${SOCKET_PATH}/?EIO=4&transport=websocket`,
    cookie,
    onOpen: () => undefined,
    onText: (text, send) => {
      const [engine, packet] = text;
      if (engine === DIGIT_0) send('40');
      if (engine === DIGIT_2) send('3');
      if (engine !== DIGIT_4) return 'other';
      if (packet === DIGIT_0) {
        onReady(send);
        return 'ready';
      }
      return packet === DIGIT_4 ? 'refused' : 'other';
    },
  };
}

export function bareDialect(room: string): SocketDialect {
  return {
    path: '/',
    onOpen: (send) => {
      send(JSON.stringify([room]));
    },
    onText: (text) => (text.toString('latin1', 0, 6) === '{"ok":' ? 'ready' : 'delivery'),
  };
}
