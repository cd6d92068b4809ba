import { Injectable } from '@nestjs/common';
import { Metrics } from '../telemetry/metrics.ts';
import { KeptAnswers } from './kept-answers.ts';

@Injectable()
export class PublicReadMetrics {
  constructor(metrics: Metrics, kept: KeptAnswers) {
    metrics.counter({
      name: 'tischlein_public_reads_total',
      help: 'Public reads that were answered from memory, or made anew.',
      labelNames: ['outcome'],
      read: () => Object.entries(kept.counts).map(([outcome, value]) => ({ labels: { outcome }, value })),
    });
    metrics.gauge({
      name: 'tischlein_public_reads_bytes',
      help: 'What kept answers take of memory.',
      read: () => [{ value: kept.bytes }],
    });
  }
}
