import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../database/database.ts';

/** $1 customer, $2 restaurant. No row when customers may not see the restaurant. */
const ADD: Statement = {
  name: 'favourite_add',
  text: `
    WITH r AS (
      SELECT id FROM restaurants WHERE id = $2 AND is_active
    ), added AS (
      INSERT INTO favourites (user_id, restaurant_id) SELECT $1, id FROM r ON CONFLICT DO NOTHING
    )
    SELECT id FROM r`,
};
const REMOVE: Statement = {
  name: 'favourite_remove',
  text: 'DELETE FROM favourites WHERE user_id = $1 AND restaurant_id = $2',
};
const LIST: Statement = {
  name: 'favourite_list',
  text: `SELECT r.id FROM favourites f JOIN restaurants r ON r.id = f.restaurant_id AND r.is_active
         WHERE f.user_id = $1 ORDER BY f.created_at DESC, r.id LIMIT $2 OFFSET $3`,
};

@Injectable()
export class FavouriteRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** False when there is no such restaurant. Twice is once. */
  async add(userId: number, restaurantId: number): Promise<boolean> {
    return (await this.#database.run(ADD, [userId, restaurantId])).length > 0;
  }

  async remove(userId: number, restaurantId: number): Promise<void> {
    await this.#database.run(REMOVE, [userId, restaurantId]);
  }

  /** Ids of restaurants, the latest favourite first. */
  async list(userId: number, limit: number, offset: number): Promise<number[]> {
    const rows = await this.#database.run<{ id: number }>(LIST, [userId, limit, offset]);
    return rows.map(({ id }) => id);
  }
}
