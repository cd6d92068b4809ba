import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  type DynamicModule,
  type INestApplicationContext,
  Injectable,
  Module,
  type NestApplicationOptions,
} from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { ENVIRONMENT } from '../config/environment.ts';
import { Recurring } from './recurring.ts';
import { RecurringJobs } from './recurring-jobs.ts';

const EVERY_MS = 5;
const QUIETLY: Pick<NestApplicationOptions, 'logger'> = { logger: false };

@Injectable()
class Work {
  readonly runs = { background: 0, anywhere: 0, later: 0 };

  @Recurring({ everyMs: EVERY_MS, in: 'worker', failure: 'It failed.' })
  background(): void {
    this.runs.background += 1;
    throw new Error('A failure keeps nobody from the next run.');
  }

  @Recurring({ everyMs: EVERY_MS, in: 'every process', failure: 'It failed.' })
  anywhere(): void {
    this.runs.anywhere += 1;
  }

  @Recurring({ everyMs: 3_600_000, in: 'every process', startsAtOnce: true, failure: 'It failed.' })
  later(): void {
    this.runs.later += 1;
  }
}

@Module({ imports: [DiscoveryModule], providers: [Work, RecurringJobs] })
class Jobs {
  static of(role: string): DynamicModule {
    return { module: Jobs, providers: [{ provide: ENVIRONMENT, useValue: { role } }] };
  }
}

async function start(role: string): Promise<{ app: INestApplicationContext; work: Work }> {
  const app = await NestFactory.createApplicationContext(Jobs.of(role), QUIETLY);
  return { app, work: app.get(Work) };
}

describe('recurring jobs', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('run again and again, also after a failure, until the end', async () => {
    const { app, work } = await start('worker');
    await jest.advanceTimersByTimeAsync(3 * EVERY_MS);
    expect(work.runs).toEqual({ background: 3, anywhere: 3, later: 1 });
    await app.close();
    await jest.advanceTimersByTimeAsync(3 * EVERY_MS);
    expect(work.runs).toEqual({ background: 3, anywhere: 3, later: 1 });
  });

  it('of the background do not run where only calls are answered', async () => {
    const { app, work } = await start('api');
    await jest.advanceTimersByTimeAsync(3 * EVERY_MS);
    await app.close();
    expect(work.runs).toEqual({ background: 0, anywhere: 3, later: 1 });
  });
});
