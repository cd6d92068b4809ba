import { Injectable } from '@nestjs/common';
import { Database, type Queryable, type Statement } from '../../database/database.ts';
import type { Photo } from './encode-photo.ts';

const ADD: Statement = {
  name: 'image_add',
  // One that is there already counts as new, so that it is not removed as unused before its use is committed.
  text: `INSERT INTO images (hash, large, small) VALUES ($1, $2, $3)
         ON CONFLICT (hash) DO UPDATE SET created_at = now()`,
};
/** $1 hash, $2 its address, $3 a restaurant that may see what it has not published yet, or null, $4 whether all may be seen. */
const find = (size: 'large' | 'small') => `
  SELECT p.${size} AS bytes, shown.is_public FROM images p, LATERAL (
    SELECT bool_or(r.review_status = 'approved') AS is_public FROM (
      SELECT id AS restaurant_id FROM restaurants WHERE image_url = $2
      UNION ALL
      SELECT m.restaurant_id FROM menu_items i JOIN menus m ON m.id = i.menu_id WHERE i.image_url = $2) AS used
    JOIN restaurants r ON r.id = used.restaurant_id
    WHERE r.review_status = 'approved' OR r.id = $3::int OR $4::boolean) AS shown
  WHERE p.hash = $1 AND shown.is_public IS NOT NULL`;
const FIND: Readonly<Record<'large' | 'small', Statement>> = {
  large: { name: 'image_large', text: find('large') },
  small: { name: 'image_small', text: find('small') },
};
/** $1 hours. */
const PURGE: Statement = {
  name: 'image_purge',
  text: `DELETE FROM images p WHERE p.created_at <= now() - make_interval(hours => $1)
           AND NOT EXISTS (SELECT FROM restaurants r WHERE r.image_url = '/api/images/' || p.hash)
           AND NOT EXISTS (SELECT FROM menu_items i WHERE i.image_url = '/api/images/' || p.hash)`,
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

export interface ImageViewer {
  restaurantId: number | null;
  seesAll: boolean;
}

export interface FoundImage {
  bytes: Buffer;
  isPublic: boolean;
}

export function imageUrlOf(hash: string): string {
  return `/api/images/${hash}`;
}

@Injectable()
export class ImageRepository {
  constructor(private readonly database: Database) {}

  async add(tx: Queryable, { hash, large, small }: Photo): Promise<void> {
    await tx.run(ADD, [hash, large, small]);
  }

  /** What an approved restaurant shows, everybody may see; the rest its restaurant alone, and admins. */
  async find(hash: string, size: 'large' | 'small', viewer: ImageViewer): Promise<FoundImage | null> {
    const values = [hash, imageUrlOf(hash), viewer.restaurantId, viewer.seesAll];
    const [row] = await this.database.run<{ bytes: Buffer; is_public: boolean }>(FIND[size], values);
    return row ? { bytes: row.bytes, isPublic: row.is_public } : null;
  }

  /** Removes what nothing shows any more. */
  async purgeUnused(hours: number): Promise<void> {
    await this.database.run(PURGE, [hours]);
  }

  async setOfRestaurant(tx: Queryable, restaurantId: number, imageUrl: string | null): Promise<void> {
    await tx.run(SET_OF_RESTAURANT, [restaurantId, imageUrl]);
  }

  async setOfDish(tx: Queryable, restaurantId: number, dishId: number, imageUrl: string | null): Promise<boolean> {
    return (await tx.run(SET_OF_DISH, [restaurantId, dishId, imageUrl])).length > 0;
  }
}
