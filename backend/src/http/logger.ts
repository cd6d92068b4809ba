import type { LoggerService } from '@nestjs/common';
import { destination, type DestinationStream, type Logger, pino } from 'pino';
import type { Environment } from '../config/environment.ts';
import { requestContext } from '../telemetry/request-context.ts';
import { withoutSecrets } from './without-secrets.ts';

/** The injection token of the one pino logger. */
export const LOGGER = Symbol('Logger');

/** Lines that are written while a request is answered carry its id. */
function mixin(): { requestId?: string } {
  const context = requestContext.getStore();
  return context === undefined ? {} : { requestId: context.requestId };
}

/**
 * JSON lines, on stdout unless told otherwise. Written in the background, so that no request waits for the terminal. Pino's own `redact` goes
 * through the paths of all secrets for each field of each line: it took a quarter of the processor where answers come from memory.
 */
export function createLogger(
  { logLevel }: Pick<Environment, 'logLevel'>,
  stream: DestinationStream = destination({ dest: 1, sync: false }),
): Logger {
  return pino(
    {
      level: logLevel,
      base: null,
      mixin,
      formatters: { log: withoutSecrets },
      // Errors are written out by then, and would be taken for others.
      serializers: { err: (written: unknown) => written },
    },
    stream,
  );
}

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal';

/**
 * Lets Nest's `Logger` write the same lines. It takes `(text)`, `(fields, text)` and, for errors, `(text, stack)`; Nest
 * adds the context at the end. What Nest says of itself while it wires modules is only of interest when debugging.
 */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.#write(isFrameworkTalk(rest.at(-1)) ? 'debug' : 'info', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.#write('trace', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.#write('debug', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.#write('warn', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.#write('error', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.#write('fatal', message, rest);
  }

  #write(level: Level, message: unknown, rest: readonly unknown[]): void {
    const context = rest.length > 0 ? rest.at(-1) : undefined;
    const detail = rest.length > 1 ? rest[0] : undefined;
    if (message instanceof Error) this.logger[level]({ context, err: message }, message.message);
    else if (typeof message === 'object' && message !== null) this.logger[level]({ context, ...message }, text(detail));
    else this.logger[level]({ context, ...(detail !== undefined && { detail }) }, text(message));
  }
}

const FRAMEWORK = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

function isFrameworkTalk(context: unknown): boolean {
  return typeof context === 'string' && (FRAMEWORK.has(context) || context.startsWith('WebSocket'));
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
