import type { ArgumentsHost } from '@nestjs/common';
import type { PositionAck, SubscribeAck, UnsubscribeAck } from '../../contracts/events/realtime.ts';
import type { TischleinSocket } from '../sockets/socket-types.ts';
import { saidBytes } from '../sockets/unsent.ts';

/** An answer of this size counts as one more request. */
const BYTES_OF_A_REQUEST = 16 * 1024;

type Answer = SubscribeAck | UnsubscribeAck | PositionAck;
export type Acknowledge = (answer: Answer) => void;

/** Socket.IO's function that answers a message; null when the client asked for no answer. */
export function acknowledgementOf(host: ArgumentsHost): Acknowledge | null {
  const ack = host.getArgs<unknown[]>().find((each) => typeof each === 'function');
  return (ack as Acknowledge | undefined) ?? null;
}

/** Answers, and counts the answer's size against how much the socket may ask for. */
export function acknowledge(socket: TischleinSocket, ack: Acknowledge, answer: Answer): void {
  const saidBefore = saidBytes(socket);
  ack(answer);
  socket.data.budget.spend((saidBytes(socket) - saidBefore) / BYTES_OF_A_REQUEST);
}
