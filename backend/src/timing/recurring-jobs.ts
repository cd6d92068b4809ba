import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ENVIRONMENT, type Environment } from '../config/environment.ts';
import { type Recurrence, RECURRENCE } from './recurring.ts';
import { Ticker } from './ticker.ts';

/** Runs what the modules' providers have marked as `@Recurring()`. */
@Injectable()
export class RecurringJobs implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly tickers: Ticker[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'role'>,
  ) {}

  onApplicationBootstrap(): void {
    const providers = new Set(this.discovery.getProviders().map(({ instance }) => instance as unknown));
    for (const provider of providers) {
      if (typeof provider === 'object' && provider !== null) this.start(provider as Record<string, unknown>);
    }
  }

  /** No run begins any more. Whoever has one under way may cut it short in a hook of its own. */
  onModuleDestroy(): void {
    void this.stop();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.stop();
  }

  /** Resolves when the runs that are under way have ended. Safe to call twice. */
  async stop(): Promise<void> {
    await Promise.all(this.tickers.map((ticker) => ticker.stop()));
  }

  private start(provider: Record<string, unknown>): void {
    for (const name of this.scanner.getAllMethodNames(Object.getPrototypeOf(provider) as object | null)) {
      const method = provider[name] as () => Promise<unknown>;
      const recurrence = this.reflector.get<Recurrence | undefined>(RECURRENCE, method);
      if (recurrence === undefined) continue;
      if (recurrence.in === 'worker' && this.environment.role === 'api') continue;
      const logger = new Logger(provider.constructor.name);
      const ticker = new Ticker(
        recurrence.everyMs,
        async () => {
          await method.call(provider);
        },
        (error) => logger.warn({ err: error }, recurrence.failure),
      );
      this.tickers.push(ticker);
      if (recurrence.startsAtOnce === true) ticker.startNow();
      else ticker.start();
    }
  }
}
