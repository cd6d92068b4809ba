import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../http/logger.ts';
import { Ticker } from '../../timing/ticker.ts';
import { AccountLinksRepository } from './account-links.repository.ts';

const INTERVAL_MS = 3_600_000;

/** Expired links are refused anyway; their rows go once an hour. */
@Injectable()
export class AccountLinksPurge implements OnModuleInit, OnModuleDestroy {
  readonly #ticker = new Ticker(
    INTERVAL_MS,
    () => this.links.purgeExpired(),
    (error) => this.logger.warn({ err: error }, 'expired links were not removed; the next hour tries again'),
  );

  constructor(
    private readonly links: AccountLinksRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.#ticker.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.#ticker.stop();
  }
}
