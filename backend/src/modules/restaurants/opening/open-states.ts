import { Injectable } from '@nestjs/common';
import type { City } from '../../../contracts/constants.ts';
import type { OpenStateView } from '../../../contracts/restaurants/restaurant-views.ts';
import { Database, type Statement } from '../../../database/database.ts';

const OPEN_STATE =
  'id, announced_open, open_version, announced_paused_until, announced_busy_minutes, announced_full_until';
const OF_CITY: Statement = {
  name: 'open_states_of_city',
  text: `SELECT ${OPEN_STATE} FROM restaurants WHERE city = $1 AND is_active ORDER BY id`,
};

const OF_RESTAURANT: Statement = {
  name: 'open_state',
  text: `SELECT ${OPEN_STATE}, menu_version FROM restaurants WHERE id = $1 AND is_active`,
};

interface OpenStateRow {
  id: number;
  announced_open: boolean;
  open_version: number;
  announced_paused_until: Date | null;
  announced_busy_minutes: number;
  announced_full_until: Date | null;
}

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
    const [row] = await this.db.run<OpenStateRow & { menu_version: number }>(OF_RESTAURANT, [restaurantId]);
    return row ? { ...toOpenState(row), menuVersion: row.menu_version } : null;
  }
}

function toOpenState(row: OpenStateRow): OpenStateView {
  return {
    restaurantId: row.id,
    isOpen: row.announced_open,
    pausedUntil: row.announced_paused_until?.toISOString() ?? null,
    busyMinutes: row.announced_busy_minutes,
    fullUntil: row.announced_full_until?.toISOString() ?? null,
    version: row.open_version,
  };
}
