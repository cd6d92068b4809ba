import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { ENVIRONMENT } from '../config/environment.ts';
import { Metrics } from './metrics.ts';
import { startTracing, TRACING, type Tracing } from './tracing.ts';

/** What the product says of itself while it runs. Global: whoever knows a metric registers it. */
@Global()
@Module({
  providers: [Metrics, { provide: TRACING, inject: [ENVIRONMENT], useFactory: startTracing }],
  exports: [Metrics, TRACING],
})
export class TelemetryModule implements OnApplicationShutdown {
  constructor(@Inject(TRACING) private readonly tracing: Tracing | null) {}

  async onApplicationShutdown(): Promise<void> {
    await this.tracing?.stop();
  }
}
