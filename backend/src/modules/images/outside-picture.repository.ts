import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import type { PictureFailure } from '../../contracts/images.ts';
import { select } from '../../database/sql/columns.ts';
import { Database, type Statement, type Transaction } from '../../database/connection/database.ts';
import { updateWith } from '../../database/sql/update-with.ts';
import { OutsidePicture } from '../../entities/pictures/outside-picture.entity.ts';

const CLAIMED = ['id', 'restaurantId', 'menuItemId', 'url', 'tries'] as const;

/** `tries` counts the try that was just claimed. */
export type ClaimedPicture = Pick<OutsidePicture, (typeof CLAIMED)[number]>;

/**
 * $1 how many, $2 how long nobody else may fetch them, in milliseconds. One statement: what is due is locked past the locks
 * of others and counted at once.
 */
const CLAIM: Statement = {
  name: 'outside_picture_claim',
  text: `
    WITH due AS (
      SELECT id FROM outside_pictures WHERE next_try_at <= now() ORDER BY next_try_at LIMIT $1 FOR UPDATE SKIP LOCKED
    )
    UPDATE outside_pictures p SET tries = p.tries + 1, next_try_at = now() + make_interval(secs => $2::float8 / 1000)
      FROM due WHERE p.id = due.id
    RETURNING ${select(OutsidePicture, 'p', CLAIMED)}`,
};

@Injectable()
export class OutsidePictureRepository {
  constructor(
    @InjectRepository(OutsidePicture) private readonly pictures: Repository<OutsidePicture>,
    private readonly database: Database,
  ) {}

  async add({ manager }: Transaction, restaurantId: number, url: string): Promise<void> {
    await manager.insert(OutsidePicture, { restaurantId, url });
  }

  /** Those whose time has come. Whoever dies with one leaves it to others when `leaseMs` are over. */
  claim(limit: number, leaseMs: number): Promise<ClaimedPicture[]> {
    return this.database.run<ClaimedPicture>(CLAIM, [limit, leaseMs]);
  }

  /** `retryMs` null: it is not tried again. */
  async fail(id: number, failure: PictureFailure, retryMs: number | null): Promise<void> {
    await this.#tryAgain(id, retryMs, { failure });
  }

  /** What was no try is not counted. */
  async putOff(id: number, forMs: number): Promise<void> {
    await this.#tryAgain(id, forMs, { tries: () => 'tries - 1' });
  }

  /** Nothing is left to be fetched or told. False when there was nothing. */
  async settle({ manager }: Transaction, restaurantId: number, dishId: number | null): Promise<boolean> {
    const { affected } = await manager.delete(OutsidePicture, { restaurantId, menuItemId: dishId ?? IsNull() });
    return affected !== 0;
  }

  async drop(id: number): Promise<void> {
    await this.pictures.delete({ id });
  }

  async #tryAgain(
    id: number,
    inMs: number | null,
    change: { failure: PictureFailure } | { tries: () => string },
  ): Promise<void> {
    const nextTryAt = inMs === null ? null : () => 'now() + make_interval(secs => :inMs::float8 / 1000)';
    await updateWith(this.pictures.manager, OutsidePicture, { id }, { ...change, nextTryAt }, { inMs });
  }
}
