import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { MessageKey } from '../../contracts/messages/en.ts';
import type { SocketErrorCode } from '../../contracts/events/realtime.ts';
import { textOf } from '../../texts/catalogue.ts';
import type { TischleinSocket } from '../sockets/socket-types.ts';
import { acknowledge, acknowledgementOf } from './acknowledgement.ts';
import { SocketRefusal } from './socket-refusal.ts';

/** Whatever keeps a message from its effect is its acknowledgement: clients know no `exception` event, which Nest would send. */
@Catch()
export class RefusalFilter implements ExceptionFilter {
  private readonly logger = new Logger(RefusalFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const ack = acknowledgementOf(host);
    // The guard lets nothing else through, so nothing was done.
    if (ack === null) return;
    const socket = host.switchToWs().getClient<TischleinSocket>();
    const code = this.codeOf(error);
    const key: MessageKey = `realtime.${code}`;
    acknowledge(socket, ack, { ok: false, error: { code, message: textOf(socket.data.language, key) } });
  }

  private codeOf(error: unknown): SocketErrorCode {
    if (error instanceof SocketRefusal) return error.code;
    this.logger.warn({ err: error }, 'A message of a socket failed.');
    return 'unavailable';
  }
}
