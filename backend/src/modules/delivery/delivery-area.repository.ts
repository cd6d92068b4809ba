import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import type { Transaction } from '../../database/connection/database.ts';
import { DeliveryArea } from '../../entities/restaurants/delivery-area.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { listAreas } from './reckon-postcodes.ts';
import type { AreaContent } from './read-areas.ts';

type Place = Pick<Restaurant, 'id' | 'city' | 'address' | 'latitude' | 'longitude' | 'infoVersion'>;

@Injectable()
export class DeliveryAreaRepository {
  constructor(@InjectRepository(DeliveryArea) private readonly areas: Repository<DeliveryArea>) {}

  list(restaurantId: number): Promise<DeliveryArea[]> {
    return listAreas(this.areas.manager, restaurantId);
  }

  /** Whoever changes the areas or the information of one restaurant at the same time waits for the end of the transaction. */
  lock({ manager }: Transaction, id: number): Promise<Place | null> {
    const select = { id: true, city: true, address: true, latitude: true, longitude: true, infoVersion: true } as const;
    return manager.findOne(Restaurant, { select, where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  /** False when an area that was to be kept is gone: somebody else has changed the list. */
  async replace(
    { manager }: Transaction,
    restaurantId: number,
    areas: readonly { id: number | null; content: AreaContent }[],
  ): Promise<boolean> {
    const kept = areas.flatMap(({ id }) => id ?? []);
    const known = await manager.countBy(DeliveryArea, { restaurantId, id: In(kept) });
    if (known !== kept.length) return false;
    const all = await listAreas(manager, restaurantId);
    const gone = all.map(({ id }) => id).filter((id) => !kept.includes(id));
    if (gone.length > 0) await manager.delete(DeliveryArea, { id: In(gone) });
    for (const { id, content } of areas) {
      if (id === null) await manager.insert(DeliveryArea, { ...content, restaurantId });
      else await manager.update(DeliveryArea, { id }, content);
    }
    return true;
  }
}
