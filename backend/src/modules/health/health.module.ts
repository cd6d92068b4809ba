import { Module } from '@nestjs/common';
import { HealthMetrics } from './health-metrics.ts';
import { HealthController } from './health.controller.ts';
import { Readiness } from './readiness.ts';

@Module({ controllers: [HealthController], providers: [Readiness, HealthMetrics] })
export class HealthModule {}
