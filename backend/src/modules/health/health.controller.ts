import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { collectDefaultMetrics, register } from 'prom-client';
import { Anonymous } from '../../http/access.ts';
import { Refuses } from '../../http/openapi/problem.schema.ts';
import { ProblemError } from '../../http/problem.ts';
import { Readiness } from './readiness.ts';

const statusSchema = (status: string) => ({
  type: 'object' as const,
  required: ['status'],
  properties: { status: { type: 'string' as const, enum: [status] } },
});

@ApiTags('operation')
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
  @ApiOkResponse({ schema: statusSchema('live') })
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  @Get('api/health/ready')
  @ApiOkResponse({ schema: statusSchema('ready') })
  @Refuses('unavailable')
  async ready(): Promise<{ status: 'ready' }> {
    const { ready } = await this.#readiness.check();
    if (!ready) throw new ProblemError('unavailable', { retryAfterSeconds: 1 });
    return { status: 'ready' };
  }

  @Get('metrics')
  @Header('content-type', register.contentType)
  @ApiProduces('text/plain')
  @ApiOkResponse({ description: 'For Prometheus.', schema: { type: 'string' } })
  metrics(): Promise<string> {
    return register.metrics();
  }
}
