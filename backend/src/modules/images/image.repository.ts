import { Injectable } from '@nestjs/common';
import { Database, type Queryable, type Statement } from '../../database/database.ts';
import type { Photo } from './encode-photo.ts';

const ADD: Statement = {
  name: 'image_add',
  text: 'INSERT INTO images (hash, large, small) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
};
const FIND: Readonly<Record<'large' | 'small', Statement>> = {
  large: { name: 'image_large', text: 'SELECT large AS bytes FROM images WHERE hash = $1' },
  small: { name: 'image_small', text: 'SELECT small AS bytes FROM images WHERE hash = $1' },
};
const SET_OF_RESTAURANT: Statement = {
  name: 'image_of_restaurant',
  text: 'UPDATE restaurants SET image_url = $2 WHERE id = $1',
};
/** $1 restaurant, $2 dish, $3 where. */
const SET_OF_DISH: Statement = {
  name: 'image_of_dish',
  text: `UPDATE menu_items i SET image_url = $3, version = i.version + 1 FROM menus m
         WHERE m.id = i.menu_id AND m.restaurant_id = $1 AND i.id = $2 AND i.deleted_at IS NULL AND m.deleted_at IS NULL
         RETURNING i.id`,
};

@Injectable()
export class ImageRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(tx: Queryable, { hash, large, small }: Photo): Promise<void> {
    await tx.run(ADD, [hash, large, small]);
  }

  async find(hash: string, size: 'large' | 'small'): Promise<Buffer | null> {
    const [row] = await this.#database.run<{ bytes: Buffer }>(FIND[size], [hash]);
    return row?.bytes ?? null;
  }

  async setOfRestaurant(tx: Queryable, restaurantId: number, imageUrl: string | null): Promise<void> {
    await tx.run(SET_OF_RESTAURANT, [restaurantId, imageUrl]);
  }

  async setOfDish(tx: Queryable, restaurantId: number, dishId: number, imageUrl: string | null): Promise<boolean> {
    return (await tx.run(SET_OF_DISH, [restaurantId, dishId, imageUrl])).length > 0;
  }
}
