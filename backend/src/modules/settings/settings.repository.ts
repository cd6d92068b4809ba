import { Injectable } from '@nestjs/common';
import type { SubscriptionPlan } from '../../contracts/constants.ts';
import { Database, type Statement } from '../../database/database.ts';

export interface Owner {
  name: string;
  email: string;
  password_hash: string;
}

interface PlanRow {
  plan: SubscriptionPlan | null;
  is_active: boolean;
  price_cents: number | null;
  starts_on: string | null;
  ends_on: string | null;
}

interface PosRow {
  pos_api_url: string | null;
  pos_api_key: string | null;
}

const FIND_OWNER: Statement = {
  name: 'settings_owner',
  text: 'SELECT name, email, password_hash FROM restaurants WHERE id = $1',
};
/** $1 restaurant, $2 the hash it had, $3 the new one. */
const SET_PASSWORD: Statement = {
  name: 'settings_set_password',
  text: 'UPDATE restaurants SET password_hash = $3 WHERE id = $1 AND password_hash = $2 RETURNING id',
};
/** The staff's passwords are others: they stay. */
const END_OTHER_SESSIONS: Statement = {
  name: 'settings_end_other_sessions',
  text: 'DELETE FROM sessions WHERE restaurant_id = $1 AND staff_id IS NULL AND id <> $2 RETURNING id',
};
const FIND_PLAN: Statement = {
  name: 'settings_plan',
  text: `
    SELECT r.subscription_plan AS plan, r.subscription_active AS is_active, s.price_cents,
      s.start_date::text AS starts_on, s.end_date::text AS ends_on
    FROM restaurants r LEFT JOIN LATERAL (
      SELECT * FROM subscriptions WHERE restaurant_id = r.id ORDER BY end_date DESC, id DESC LIMIT 1) s ON true
    WHERE r.id = $1`,
};
const FIND_POS: Statement = {
  name: 'settings_pos',
  text: 'SELECT pos_api_url, pos_api_key FROM restaurants WHERE id = $1',
};
/** $2 and $4: whether to set; $3 and $5: to what. */
const SET_POS: Statement = {
  name: 'settings_set_pos',
  text: `UPDATE restaurants SET pos_api_url = CASE WHEN $2::boolean THEN $3 ELSE pos_api_url END,
           pos_api_key = CASE WHEN $4::boolean THEN $5 ELSE pos_api_key END WHERE id = $1`,
};

@Injectable()
export class SettingsRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async findOwner(restaurantId: number): Promise<Owner | null> {
    const [row] = await this.#database.run<Owner>(FIND_OWNER, [restaurantId]);
    return row ?? null;
  }

  /** The ids of the owner's sessions that ended with it; null when the password is no longer the one with `previousHash`. */
  changePassword(
    restaurantId: number,
    previousHash: string,
    passwordHash: string,
    keptSessionId: string,
  ): Promise<string[] | null> {
    return this.#database.transaction(async (tx) => {
      if ((await tx.run(SET_PASSWORD, [restaurantId, previousHash, passwordHash])).length === 0) return null;
      const ended = await tx.run<{ id: string }>(END_OTHER_SESSIONS, [restaurantId, keptSessionId]);
      return ended.map((session) => session.id);
    });
  }

  async findPlan(restaurantId: number): Promise<PlanRow | null> {
    const [row] = await this.#database.run<PlanRow>(FIND_PLAN, [restaurantId]);
    return row ?? null;
  }

  async findPos(restaurantId: number): Promise<PosRow | null> {
    const [row] = await this.#database.run<PosRow>(FIND_POS, [restaurantId]);
    return row ?? null;
  }

  /** The key sealed; undefined leaves what is there. */
  async setPos(restaurantId: number, url: string | null | undefined, key: string | null | undefined): Promise<void> {
    const values = [restaurantId, url !== undefined, url ?? null, key !== undefined, key ?? null];
    await this.#database.run(SET_POS, values);
  }
}
