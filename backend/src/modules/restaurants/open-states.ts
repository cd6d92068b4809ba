import { Injectable } from '@nestjs/common';
import type { City } from '../../contracts/constants.ts';
import type { OpenStateView } from '../../contracts/views.ts';
import { Database, type Statement } from '../../database/database.ts';

const OF_CITY: Statement = {
  name: 'open_states_of_city',
  text: `SELECT id, announced_open, open_version FROM restaurants WHERE city = $1 AND is_active ORDER BY id`,
};

const OF_RESTAURANT: Statement = {
  name: 'open_state',
  text: `SELECT id, announced_open, open_version, menu_version FROM restaurants WHERE id = $1 AND is_active`,
};

interface OpenStateRow {
  id: number;
  announced_open: boolean;
  open_version: number;
}

/**
 * Snapshots of the public topics. They show the state that was announced, since its version is that announcement's;
 * the opening clock brings it up to date within seconds of the hours.
 */
@Injectable()
export class OpenStates {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async listOfCity(city: City): Promise<OpenStateView[]> {
    return (await this.#db.run<OpenStateRow>(OF_CITY, [city])).map(toOpenState);
  }

  async find(restaurantId: number): Promise<(OpenStateView & { menuVersion: number }) | null> {
    const [row] = await this.#db.run<OpenStateRow & { menu_version: number }>(OF_RESTAURANT, [restaurantId]);
    return row ? { ...toOpenState(row), menuVersion: row.menu_version } : null;
  }
}

function toOpenState(row: OpenStateRow): OpenStateView {
  return { restaurantId: row.id, isOpen: row.announced_open, version: row.open_version };
}
