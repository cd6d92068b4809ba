import { Server as Engine, type Transport, transports } from 'engine.io';

type Handshake = ConstructorParameters<typeof transports.websocket>[0];

/** Past the upgrade a WebSocket has no use for two of the listeners that Engine.IO gives it: some 0.4 KiB of live heap. */
class LeanTransport extends transports.websocket {
  constructor(handshake: Handshake) {
    // From here on the transport listens for errors itself, as Engine.IO says where it upgrades a transport that polls.
    handshake.websocket?.removeAllListeners('error');
    super(handshake);
  }

  /** The headers of an answer are said by transports that poll alone. Without it, what keeps the listeners takes 256 bytes instead of 448. */
  override on(...[name, listener]: Parameters<Transport['on']>): this {
    return name === 'headers' ? this : super.on(name, listener);
  }
}

/** Engine.IO whose sockets are WebSockets alone, and keep nothing that only their beginning asked for (`npm run load`, memory). */
export class LeanEngine extends Engine {
  protected override createTransport(...[, handshake]: Parameters<Engine['createTransport']>): Transport {
    return new LeanTransport(handshake as Handshake);
  }
}
