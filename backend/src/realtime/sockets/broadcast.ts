import type { ServerToClientEvents } from '../../contracts/events/realtime.ts';
import type { TischleinServer, TischleinSocket } from './socket-types.ts';

/** Engine.IO's "message" and Socket.IO's "event", in the only namespace there is. */
const EVENT = '2';
const MESSAGE_EVENT = `4${EVENT}`;
const FINAL_TEXT = 0x81;
const LENGTH_IN_2_BYTES = 126;
const LENGTH_IN_8_BYTES = 127;

/** An event as sockets take it, made once for all that hear the same. */
export interface Encoded {
  readonly frame: Buffer;
  readonly packet: string;
  readonly options: { readonly compress: false; readonly wsPreEncodedFrame: readonly Buffer[] };
}

export function encode<E extends keyof ServerToClientEvents>(
  name: E,
  ...payload: Parameters<ServerToClientEvents[E]>
): Encoded {
  const json = JSON.stringify([name, ...payload]);
  const frame = textFrame(MESSAGE_EVENT + json);
  return { frame, packet: EVENT + json, options: { compress: false, wsPreEncodedFrame: [frame] } };
}

/** A socket that still has something to send takes its turn: nobody hears things in another order than they happened. */
export function send({ conn, data }: TischleinSocket, { frame, packet, options }: Encoded): void {
  if (conn.readyState === 'open' && conn.transport.writable) data.wire.write(frame);
  else conn.write(packet, options);
}

/**
 * Sends an event to this instance's sockets in a room. It is encoded once, down to the WebSocket frame, which goes to
 * every socket as one and the same buffer, past the layers that would do for each what has been done for all: 11.8 µs of
 * CPU for each socket and event instead of 16.7 (`npm run load`, city).
 */
export function broadcast<E extends keyof ServerToClientEvents>(
  server: TischleinServer,
  room: string,
  name: E,
  ...payload: Parameters<ServerToClientEvents[E]>
): void {
  const { adapter, sockets } = server.of('/');
  const members = adapter.rooms.get(room);
  if (members === undefined) return;
  const encoded = encode(name, ...payload);
  for (const id of members) {
    const socket = sockets.get(id);
    if (socket !== undefined) send(socket, encoded);
  }
}

/** As a server sends it: whole and without a mask (RFC 6455, 5.2). */
function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const headBytes = length < LENGTH_IN_2_BYTES ? 2 : length < 0x1_0000 ? 4 : 10;
  const frame = Buffer.allocUnsafe(headBytes + length);
  frame.writeUInt8(FINAL_TEXT, 0);
  if (headBytes === 2) {
    frame.writeUInt8(length, 1);
  } else if (headBytes === 4) {
    frame.writeUInt8(LENGTH_IN_2_BYTES, 1);
    frame.writeUInt16BE(length, 2);
  } else {
    frame.writeUInt8(LENGTH_IN_8_BYTES, 1);
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, headBytes);
  return frame;
}
