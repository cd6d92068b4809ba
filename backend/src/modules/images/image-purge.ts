import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../http/logger.ts';
import { Ticker } from '../../timing/ticker.ts';
import { ImageRepository } from './image.repository.ts';

const INTERVAL_MS = 10 * 60_000;
/** Carts and menus that are open somewhere may show a picture that was replaced meanwhile. */
const KEPT_HOURS = 6;

/** Pictures that were replaced or removed, or whose dish is gone for good, go after some hours. */
@Injectable()
export class ImagePurge implements OnModuleInit, OnModuleDestroy {
  readonly #ticker = new Ticker(
    INTERVAL_MS,
    () => this.run(),
    (error) =>
      this.logger.warn({ err: error }, 'unused pictures were not removed; ten minutes later it is tried again'),
  );

  constructor(
    private readonly images: ImageRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.#ticker.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.#ticker.stop();
  }

  run(): Promise<void> {
    return this.images.purgeUnused(KEPT_HOURS);
  }
}
