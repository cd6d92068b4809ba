import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { RecurringJobs } from './recurring-jobs.ts';

@Module({ imports: [DiscoveryModule], providers: [RecurringJobs] })
export class TimingModule {}
