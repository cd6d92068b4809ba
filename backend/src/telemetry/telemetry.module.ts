import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { ENVIRONMENT } from '../config/environment.ts';
import { Metrics } from './metrics.ts';
import { startTracing, TRACING, type Tracing } from './tracing.ts';

/** What the product says of itself while it runs. Global: whoever knows a figure registers it. */
@Global()
@Module({
  providers: [Metrics, { provide: TRACING, inject: [ENVIRONMENT], useFactory: startTracing }],
  exports: [Metrics, TRACING],
})
export class TelemetryModule implements OnApplicationShutdown {
  readonly #tracing: Tracing | null;

  constructor(@Inject(TRACING) tracing: Tracing | null) {
    this.#tracing = tracing;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#tracing?.stop();
  }
}
