import { Injectable } from '@nestjs/common';
import { Database, type Queryable, type Statement } from '../../database/database.ts';
import type { MinuteSpan } from './opening-spans.ts';

interface SpecialDayRow {
  /** `YYYY-MM-DD`. */
  date: string;
  label: string | null;
  spans: MinuteSpan[];
}

const LOCK: Statement = { name: 'hours_lock', text: 'SELECT id FROM restaurants WHERE id = $1 FOR NO KEY UPDATE' };
const LIST: Statement = {
  name: 'hours_list',
  text: `SELECT weekday, opens_minute AS opens, closes_minute AS closes FROM opening_hours
         WHERE restaurant_id = $1 ORDER BY weekday, opens_minute`,
};
const TODAY = `(now() AT TIME ZONE 'Europe/Berlin')::date`;
const LIST_SPECIAL: Statement = {
  name: 'hours_list_special',
  text: `
    SELECT date::text, min(label) AS label, coalesce(jsonb_agg(jsonb_build_object('opens', opens_minute,
      'closes', closes_minute) ORDER BY opens_minute) FILTER (WHERE opens_minute IS NOT NULL), '[]') AS spans
    FROM special_hours WHERE restaurant_id = $1 AND date >= ${TODAY} GROUP BY date ORDER BY date`,
};
const CLEAR: Statement = { name: 'hours_clear', text: 'DELETE FROM opening_hours WHERE restaurant_id = $1' };
/** $1 restaurant, then column by column: $2 weekdays, $3 opens, $4 closes. */
const ADD: Statement = {
  name: 'hours_add',
  text: `INSERT INTO opening_hours (restaurant_id, weekday, opens_minute, closes_minute)
         SELECT $1, h.* FROM unnest($2::smallint[], $3::smallint[], $4::smallint[]) AS h`,
};
/** Yesterday's may reach into today; what is older is of no use any more. */
const CLEAR_SPECIAL: Statement = {
  name: 'hours_clear_special',
  text: `DELETE FROM special_hours WHERE restaurant_id = $1 AND date <> ${TODAY} - 1`,
};
/** $1 restaurant, then column by column: $2 dates, $3 opens, $4 closes, $5 labels. */
const ADD_SPECIAL: Statement = {
  name: 'hours_add_special',
  text: `INSERT INTO special_hours (restaurant_id, date, opens_minute, closes_minute, label)
         SELECT $1, h.* FROM unnest($2::date[], $3::smallint[], $4::smallint[], $5::text[]) AS h`,
};
const FIND_TODAY: Statement = { name: 'hours_today', text: `SELECT ${TODAY}::text AS today` };

@Injectable()
export class OpeningHoursRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Monday first. */
  async listWeek(restaurantId: number): Promise<MinuteSpan[][]> {
    const rows = await this.#database.run<MinuteSpan & { weekday: number }>(LIST, [restaurantId]);
    return Array.from({ length: 7 }, (_, day) => rows.filter(({ weekday }) => weekday === day + 1));
  }

  listSpecial(restaurantId: number): Promise<SpecialDayRow[]> {
    return this.#database.run<SpecialDayRow>(LIST_SPECIAL, [restaurantId]);
  }

  /** `YYYY-MM-DD` in Europe/Berlin. */
  async findToday(): Promise<string> {
    const [row] = await this.#database.run<{ today: string }>(FIND_TODAY, []);
    return row?.today ?? '';
  }

  /** Whoever changes the hours of one restaurant at the same time waits for the end of the transaction. */
  async lock(tx: Queryable, restaurantId: number): Promise<void> {
    await tx.run(LOCK, [restaurantId]);
  }

  async replaceWeek(tx: Queryable, restaurantId: number, days: readonly MinuteSpan[][]): Promise<void> {
    const rows = days.flatMap((spans, day) => spans.map((span) => ({ weekday: day + 1, ...span })));
    await tx.run(CLEAR, [restaurantId]);
    await tx.run(ADD, [
      restaurantId,
      rows.map(({ weekday }) => weekday),
      rows.map(({ opens }) => opens),
      rows.map(({ closes }) => closes),
    ]);
  }

  async replaceSpecial(tx: Queryable, restaurantId: number, days: readonly SpecialDayRow[]): Promise<void> {
    const rows = days.flatMap(({ date, label, spans }) =>
      (spans.length > 0 ? spans : [{ opens: null, closes: null }]).map((span) => ({ date, label, ...span })),
    );
    await tx.run(CLEAR_SPECIAL, [restaurantId]);
    await tx.run(ADD_SPECIAL, [
      restaurantId,
      rows.map(({ date }) => date),
      rows.map(({ opens }) => opens),
      rows.map(({ closes }) => closes),
      rows.map(({ label }) => label),
    ]);
  }
}
