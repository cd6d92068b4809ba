import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../http/logger.ts';
import { SessionStore } from './session.store.ts';

const INTERVAL_MS = 3_600_000;

/** Expired sessions are refused anyway; their rows go once an hour. */
@Injectable()
export class SessionPurge implements OnModuleInit, OnModuleDestroy {
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly sessions: SessionStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.#timer = setInterval(() => void this.#purge(), INTERVAL_MS);
    this.#timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.#timer);
  }

  async #purge(): Promise<void> {
    try {
      await this.sessions.purgeExpired();
    } catch (error) {
      this.logger.warn({ err: error }, 'expired sessions were not removed; the next hour tries again');
    }
  }
}
