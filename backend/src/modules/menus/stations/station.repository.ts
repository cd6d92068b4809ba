import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import type { StationView } from '../../../contracts/menus/stations.ts';
import type { Transaction } from '../../../database/connection/database.ts';
import { MenuItem } from '../../../entities/menus/menu-item.entity.ts';
import { Station } from '../../../entities/menus/station.entity.ts';

@Injectable()
export class StationRepository {
  constructor(@InjectRepository(Station) private readonly stations: Repository<Station>) {}

  /** With their dishes, deleted ones as well: orders may still have them. */
  async list(restaurantId: number): Promise<StationView[]> {
    const stations = await this.stations.find({ where: { restaurantId }, order: { position: 'ASC', id: 'ASC' } });
    if (stations.length === 0) return [];
    const dishes = await this.stations.manager.find(MenuItem, {
      select: { id: true, stationId: true },
      where: { stationId: In(stations.map(({ id }) => id)) },
      order: { id: 'ASC' },
    });
    const byStation = Map.groupBy(dishes, ({ stationId }) => stationId);
    return stations.map(({ id, name }) => ({ id, name, dishIds: (byStation.get(id) ?? []).map((dish) => dish.id) }));
  }

  async listIds({ manager }: Transaction, restaurantId: number): Promise<number[]> {
    return (await manager.findBy(Station, { restaurantId })).map(({ id }) => id);
  }

  /** Their dishes are the first one's then. */
  async remove({ manager }: Transaction, ids: readonly number[]): Promise<void> {
    await manager.delete(Station, { id: In(ids) });
  }

  async save({ manager }: Transaction, id: number | null, station: Omit<Station, 'id'>): Promise<void> {
    await (id === null ? manager.insert(Station, station) : manager.update(Station, { id }, station));
  }
}
