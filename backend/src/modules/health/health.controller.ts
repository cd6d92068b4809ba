import { Controller, Get, Header, Req } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { register } from 'prom-client';
import { Anonymous } from '../../access/access.ts';
import { isInside } from '../../http/requests/inside-only.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { ProblemError } from '../../http/problem.ts';
import { Metrics } from '../../telemetry/metrics.ts';
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
  constructor(
    private readonly readiness: Readiness,
    private readonly registry: Metrics,
  ) {}

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
    const { ready } = await this.readiness.check();
    if (!ready) throw new ProblemError('unavailable', { retryAfterSeconds: 1 });
    return { status: 'ready' };
  }

  /** For Prometheus, which is of the same network and asks each instance itself: what a proxy passes on is not its call. */
  @Get('metrics')
  @Header('content-type', register.contentType)
  @ApiProduces('text/plain')
  @ApiOkResponse({ description: 'For Prometheus, from private networks alone.', schema: { type: 'string' } })
  @Refuses('not_found')
  async metrics(@Req() request: FastifyRequest): Promise<string> {
    if (isPassedOn(request) || !isInside(request.ip)) throw new ProblemError('not_found');
    return this.registry.text();
  }
}

function isPassedOn({ headers }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
}
