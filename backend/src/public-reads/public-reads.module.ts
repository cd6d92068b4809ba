import { Global, Module } from '@nestjs/common';
import { ChangeFeed } from './change-feed.ts';
import { ForgetChanges } from './forget-changes.ts';
import { KeptAnswers } from './kept-answers.ts';
import { PublicReadMetrics } from './public-read-metrics.ts';

@Global()
@Module({
  providers: [ChangeFeed, ForgetChanges, KeptAnswers, PublicReadMetrics],
  exports: [ChangeFeed, KeptAnswers],
})
export class PublicReadsModule {}
