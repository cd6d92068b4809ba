import { Injectable } from '@nestjs/common';
import type { PictureFailure } from '../../contracts/images.ts';
import { Database, type Queryable, type Statement } from '../../database/database.ts';

export interface ClaimedPicture {
  id: number;
  restaurant_id: number;
  /** Null: it is the restaurant's own. */
  menu_item_id: number | null;
  url: string;
  /** With this one. */
  tries: number;
}

const ADD: Statement = {
  name: 'outside_picture_add',
  text: 'INSERT INTO outside_pictures (restaurant_id, url) VALUES ($1, $2)',
};
/** $1 how many, $2 how long nobody else may fetch them, in milliseconds. */
const CLAIM: Statement = {
  name: 'outside_picture_claim',
  text: `
    WITH due AS (
      SELECT id FROM outside_pictures WHERE next_try_at <= now() ORDER BY next_try_at LIMIT $1 FOR UPDATE SKIP LOCKED
    )
    UPDATE outside_pictures p SET tries = p.tries + 1, next_try_at = now() + make_interval(secs => $2::float8 / 1000)
      FROM due WHERE p.id = due.id
    RETURNING p.id, p.restaurant_id, p.menu_item_id, p.url, p.tries`,
};
/** $1 picture, $2 failure, $3 milliseconds until the next try, null when there is none. */
const FAIL: Statement = {
  name: 'outside_picture_fail',
  text: `UPDATE outside_pictures SET failure = $2, next_try_at = now() + make_interval(secs => $3::float8 / 1000)
         WHERE id = $1`,
};
/** $1 picture, $2 milliseconds: what was no try is not counted. */
const PUT_OFF: Statement = {
  name: 'outside_picture_put_off',
  text: `UPDATE outside_pictures SET tries = tries - 1, next_try_at = now() + make_interval(secs => $2::float8 / 1000)
         WHERE id = $1`,
};
/** $1 restaurant, $2 dish or null. */
const SETTLE: Statement = {
  name: 'outside_picture_settle',
  text: `DELETE FROM outside_pictures WHERE restaurant_id = $1 AND menu_item_id IS NOT DISTINCT FROM $2::int RETURNING id`,
};
const DROP: Statement = { name: 'outside_picture_drop', text: 'DELETE FROM outside_pictures WHERE id = $1' };

@Injectable()
export class OutsidePictureRepository {
  constructor(private readonly database: Database) {}

  async add(tx: Queryable, restaurantId: number, url: string): Promise<void> {
    await tx.run(ADD, [restaurantId, url]);
  }

  /** Those whose time has come. Whoever dies with one leaves it to others when `leaseMs` are over. */
  claim(limit: number, leaseMs: number): Promise<ClaimedPicture[]> {
    return this.database.run<ClaimedPicture>(CLAIM, [limit, leaseMs]);
  }

  async fail(id: number, failure: PictureFailure, retryMs: number | null): Promise<void> {
    await this.database.run(FAIL, [id, failure, retryMs]);
  }

  async putOff(id: number, forMs: number): Promise<void> {
    await this.database.run(PUT_OFF, [id, forMs]);
  }

  /** Nothing is left to be fetched or told. False when there was nothing. */
  async settle(tx: Queryable, restaurantId: number, dishId: number | null): Promise<boolean> {
    return (await tx.run(SETTLE, [restaurantId, dishId])).length > 0;
  }

  async drop(id: number): Promise<void> {
    await this.database.run(DROP, [id]);
  }
}
