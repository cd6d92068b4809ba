import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../../http/logger.ts';
import { Ticker } from '../../../timing/ticker.ts';
import { SessionStore } from './session.store.ts';

const INTERVAL_MS = 60_000;

/** Sessions that have expired, or that an admin left idle, are refused anyway; their rows and sockets go once a minute. */
@Injectable()
export class SessionPurge implements OnModuleInit, OnModuleDestroy {
  readonly #ticker = new Ticker(
    INTERVAL_MS,
    () => this.sessions.purgeExpired(),
    (error) => this.logger.warn({ err: error }, 'expired sessions were not removed; the next minute tries again'),
  );

  constructor(
    private readonly sessions: SessionStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.#ticker.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.#ticker.stop();
  }
}
