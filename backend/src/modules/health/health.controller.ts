import { Controller, Get, Header } from '@nestjs/common';
import { collectDefaultMetrics, register } from 'prom-client';
import { Anonymous } from '../../http/access.ts';
import { ProblemError } from '../../http/problem.ts';
import { Readiness } from './readiness.ts';

@Controller()
@Anonymous()
export class HealthController {
  readonly #readiness: Readiness;

  constructor(readiness: Readiness) {
    this.#readiness = readiness;
    // The registry is the process's own: a second app in the same process, as in tests, finds it filled.
    if (register.getSingleMetric('process_cpu_seconds_total') === undefined) collectDefaultMetrics();
  }

  /** The process answers; nothing is said about what it depends on. */
  @Get('api/health/live')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  @Get('api/health/ready')
  async ready(): Promise<{ status: 'ready' }> {
    const { ready } = await this.#readiness.check();
    if (!ready) throw new ProblemError('unavailable', { retryAfterSeconds: 1 });
    return { status: 'ready' };
  }

  @Get('metrics')
  @Header('content-type', register.contentType)
  metrics(): Promise<string> {
    return register.metrics();
  }
}
