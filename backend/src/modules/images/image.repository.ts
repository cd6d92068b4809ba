import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database, type Statement, type Transaction, first } from '../../database/connection/database.ts';
import { menuOf } from '../../database/shared/menus-of.ts';
import { MenuItem } from '../../entities/menus/menu-item.entity.ts';
import { Image } from '../../entities/pictures/image.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import type { Photo } from './encode-photo.ts';

/**
 * Who may see a picture follows from what shows it, and what shows it lies in two tables: both statements are SQL for that.
 * $1 hash, $2 its address, $3 a restaurant that may see what it has not published yet, or null, $4 whether all
 * may be seen.
 */
const find = (size: 'large' | 'small') => `
  SELECT p.${size} AS bytes, shown.is_public AS "isPublic" FROM images p, LATERAL (
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
export interface ImageViewer {
  restaurantId: number | null;
  seesAll: boolean;
}

export interface FoundImage {
  bytes: Image['large'];
  isPublic: boolean;
}

export function imageUrlOf(hash: string): string {
  return `/api/images/${hash}`;
}

@Injectable()
export class ImageRepository {
  constructor(private readonly database: Database) {}

  /** One that is there already counts as new, so that it is not removed as unused before its use is committed. */
  async add({ manager }: Transaction, photo: Photo): Promise<void> {
    const { hash, large, small } = photo;
    const insert = manager.createQueryBuilder().insert().into(Image).values({ hash, large, small });
    await insert.orUpdate(['created_at'], ['hash']).execute();
  }

  /** What an approved restaurant shows, everybody may see; the rest its restaurant alone, and admins. */
  async find(hash: string, size: 'large' | 'small', viewer: ImageViewer): Promise<FoundImage | null> {
    const values = [hash, imageUrlOf(hash), viewer.restaurantId, viewer.seesAll];
    return first(this.database.run<FoundImage>(FIND[size], values));
  }

  /** Removes what nothing shows any more. */
  async purgeUnused(hours: number): Promise<void> {
    await this.database.run(PURGE, [hours]);
  }

  async setOfRestaurant({ manager }: Transaction, id: number, imageUrl: string | null): Promise<void> {
    await manager.update(Restaurant, { id }, { imageUrl });
  }

  async setOfDish(
    { manager }: Transaction,
    restaurantId: number,
    id: number,
    imageUrl: string | null,
  ): Promise<boolean> {
    const where = { id, menuId: menuOf(restaurantId), deletedAt: IsNull() };
    const { affected } = await manager.update(MenuItem, where, { imageUrl, version: () => 'version + 1' });
    return affected !== 0;
  }
}
