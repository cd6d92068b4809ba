import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Ticker } from '../../../timing/ticker.ts';
import { UnconfirmedRepository } from './unconfirmed.repository.ts';

const INTERVAL_MS = 60_000;

@Injectable()
export class UnconfirmedPurge implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(UnconfirmedPurge.name);
  private readonly ticker = new Ticker(
    INTERVAL_MS,
    () => this.unconfirmed.forgetExpired(),
    (error) => this.logger.warn({ err: error }, 'Unconfirmed orders were not removed; the next minute tries again.'),
  );

  constructor(private readonly unconfirmed: UnconfirmedRepository) {}

  onModuleInit(): void {
    this.ticker.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.ticker.stop();
  }
}
