import { Module } from '@nestjs/common';
import { OverviewController } from './overview.controller.ts';
import { OverviewRepository } from './overview.repository.ts';

/** How the day goes, beside last week's. */
@Module({ controllers: [OverviewController], providers: [OverviewRepository] })
export class OverviewModule {}
