import { Redis, type RedisOptions } from 'ioredis';

/**
 * ioredis' client of one server, safe to be disconnected at any moment. Disconnected while it waits for its next try, ioredis' own
 * neither connects again nor says that it has ended, and a command that was sent before the line was lost is never settled: BullMQ
 * waits for both when it closes a worker, so that a product which is told to stop while Redis is away would not stop
 * (ioredis' pull request 2169, BullMQ's issue 4656).
 */
export class SteadyRedis extends Redis {
  /** Sent on the connection before, to be sent again on the next one. Its array is ioredis' own, which does not declare it. */
  declare private prevCommandQueue: { shift: () => { command: { reject: (error: Error) => void } } | undefined } | null;

  readonly #url: string;

  constructor(url: string, options: RedisOptions) {
    super(url, options);
    this.#url = url;
    this.on('end', () => {
      for (let item = this.prevCommandQueue?.shift(); item !== undefined; item = this.prevCommandQueue?.shift()) {
        // In these words BullMQ knows that nothing else is wrong.
        item.command.reject(new Error('Connection is closed.'));
      }
    });
  }

  override disconnect(isToReconnect = false): void {
    // It has no socket that could end: as one that has not begun to connect it ends at once.
    if (!isToReconnect && this.status === 'reconnecting') this.status = 'wait';
    super.disconnect(isToReconnect);
  }

  /**
   * Socket.IO's adapter waits for no answer, and neither does ioredis when it subscribes anew: what is refused them would end the process.
   * Whoever waits hears of it all the same.
   */
  override sendCommand(...args: Parameters<Redis['sendCommand']>): unknown {
    const answer = super.sendCommand(...args) as Promise<unknown>;
    answer.catch(() => undefined);
    return answer;
  }

  override duplicate(options: Partial<RedisOptions> = {}): SteadyRedis {
    return new SteadyRedis(this.#url, { ...this.options, ...options });
  }
}
