import { Module } from '@nestjs/common';
import { ReportRepository } from './report.repository.ts';
import { ReportsController } from './reports.controller.ts';

@Module({ controllers: [ReportsController], providers: [ReportRepository] })
export class ReportsModule {}
