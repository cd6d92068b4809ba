import { Injectable } from '@nestjs/common';
import { Database } from '../database/connection/database.ts';
import { Recurring } from '../timing/recurring.ts';
import { FORGET_CHANGES, TAKE_SNAPSHOT } from './public-changes.statements.ts';

const INTERVAL_MS = 900_000;

/** Keeps `public_changes` small: what was committed before the run before this one, everybody has read who keeps answers. */
@Injectable()
export class ForgetChanges {
  #snapshot: string | null = null;

  constructor(private readonly database: Database) {}

  @Recurring({
    everyMs: INTERVAL_MS,
    in: 'worker',
    startsAtOnce: true,
    failure: 'Old public changes were not forgotten; the next run tries again.',
  })
  async execute(): Promise<void> {
    if (this.#snapshot !== null) await this.database.run(FORGET_CHANGES, [this.#snapshot]);
    const [row] = await this.database.run<{ snapshot: string }>(TAKE_SNAPSHOT, []);
    this.#snapshot = row?.snapshot ?? null;
  }
}
