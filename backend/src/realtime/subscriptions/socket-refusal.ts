import { WsException } from '@nestjs/websockets';
import type { SocketErrorCode } from '../../contracts/events/realtime.ts';

/** Why a message has no effect. The `RefusalFilter` says it in the client's language. */
export class SocketRefusal extends WsException {
  constructor(readonly code: SocketErrorCode) {
    super(code);
  }
}
