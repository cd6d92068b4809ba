import { Injectable } from '@nestjs/common';
import type { City } from '../../../contracts/constants.ts';
import type { OpenStateView } from '../../../contracts/restaurants/restaurant-views.ts';
import { select } from '../../../database/sql/columns.ts';
import { Database, type Statement } from '../../../database/connection/database.ts';
import { Restaurant } from '../../../entities/restaurants/restaurant.entity.ts';
import { OPEN_STATE, type OpenStateRow } from './open-state.repository.ts';

/** Prepared SQL, since every socket asks that connects, and after a restart all of them do at once. */
const OF_CITY: Statement = {
  name: 'open_states_of_city',
  text: `SELECT ${select(Restaurant, 'r', OPEN_STATE)} FROM restaurants r WHERE r.city = $1 AND r.is_active ORDER BY r.id`,
};
const OF_RESTAURANT: Statement = {
  name: 'open_state',
  text: `SELECT ${select(Restaurant, 'r', [...OPEN_STATE, 'menuVersion'])} FROM restaurants r WHERE r.id = $1 AND r.is_active`,
};

/**
 * Snapshots of the public topics. They show the state that was announced, since its version is that announcement's;
 * the opening clock brings it up to date within seconds of the hours.
 */
@Injectable()
export class OpenStates {
  constructor(private readonly db: Database) {}

  async listOfCity(city: City): Promise<OpenStateView[]> {
    return (await this.db.run<OpenStateRow>(OF_CITY, [city])).map(toOpenState);
  }

  async find(restaurantId: number): Promise<(OpenStateView & { menuVersion: number }) | null> {
    const [row] = await this.db.run<OpenStateRow & Pick<Restaurant, 'menuVersion'>>(OF_RESTAURANT, [restaurantId]);
    return row ? { ...toOpenState(row), menuVersion: row.menuVersion } : null;
  }
}

export function toOpenState(row: OpenStateRow): OpenStateView {
  return {
    restaurantId: row.id,
    isOpen: row.announcedOpen,
    pausedUntil: row.announcedPausedUntil?.toISOString() ?? null,
    busyMinutes: row.announcedBusyMinutes,
    fullUntil: row.announcedFullUntil?.toISOString() ?? null,
    version: row.openVersion,
  };
}
