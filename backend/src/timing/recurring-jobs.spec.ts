import { describe, expect, it } from '@jest/globals';
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

const turns = async (isDone: () => boolean) => {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
};

describe('recurring jobs', () => {
  it('run again and again, also after a failure, until the end', async () => {
    const { app, work } = await start('worker');
    await turns(() => work.runs.background > 2 && work.runs.anywhere > 2);
    await app.close();
    const { background, anywhere } = work.runs;
    await new Promise((resolve) => setTimeout(resolve, 5 * EVERY_MS));
    expect(work.runs).toEqual({ background, anywhere, later: 1 });
  });

  it('of the background do not run where only calls are answered', async () => {
    const { app, work } = await start('api');
    await turns(() => work.runs.anywhere > 2);
    await app.close();
    expect(work.runs).toMatchObject({ background: 0, later: 1 });
  });
});
