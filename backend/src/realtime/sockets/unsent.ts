import type { TischleinSocket } from './socket-types.ts';

/** Engine.IO's line of what waits for the WebSocket; its types keep it to themselves. */
interface Line {
  readonly writeBuffer: readonly { readonly data?: string | Buffer }[];
}

/** Bytes in this process's memory that the socket's peer has not taken yet. */
export function unsentBytes(socket: TischleinSocket): number {
  return socket.data.wire.writableLength + waitingBytes(socket);
}

/** Bytes that were ever said to the socket, sent or not. */
export function saidBytes(socket: TischleinSocket): number {
  return socket.data.wire.bytesWritten + waitingBytes(socket);
}

function waitingBytes({ conn }: TischleinSocket): number {
  let bytes = 0;
  for (const { data } of (conn as unknown as Line).writeBuffer) bytes += data?.length ?? 0;
  return bytes;
}
