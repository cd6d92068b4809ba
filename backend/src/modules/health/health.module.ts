import { Module } from '@nestjs/common';
import { Figures } from './figures.ts';
import { HealthController } from './health.controller.ts';
import { Readiness } from './readiness.ts';

@Module({ controllers: [HealthController], providers: [Readiness, Figures] })
export class HealthModule {}
