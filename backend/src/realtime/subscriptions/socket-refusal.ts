import { WsException } from '@nestjs/websockets';
import type { SubscribeErrorCode } from '../../contracts/events/realtime.ts';

/** Why a message has no effect. The `RefusalFilter` says it in the client's language. */
export class SocketRefusal extends WsException {
  constructor(readonly code: SubscribeErrorCode) {
    super(code);
  }
}
