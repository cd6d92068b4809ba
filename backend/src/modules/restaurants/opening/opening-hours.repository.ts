import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, Repository } from 'typeorm';
import { findToday, TODAY } from '../../../database/sql/clock.ts';
import type { Transaction } from '../../../database/connection/database.ts';
import { OpeningHours } from '../../../entities/restaurants/opening-hours.entity.ts';
import { Restaurant } from '../../../entities/restaurants/restaurant.entity.ts';
import { SpecialHours } from '../../../entities/restaurants/special-hours.entity.ts';
import type { MinuteSpan } from './opening-spans.ts';

interface SpecialDay extends Pick<SpecialHours, 'date' | 'label'> {
  spans: MinuteSpan[];
}

@Injectable()
export class OpeningHoursRepository {
  constructor(
    @InjectRepository(OpeningHours) private readonly hours: Repository<OpeningHours>,
    @InjectRepository(SpecialHours) private readonly special: Repository<SpecialHours>,
  ) {}

  /** The week begins with Monday. */
  async listWeek(restaurantId: number): Promise<MinuteSpan[][]> {
    const rows = await this.hours.find({ where: { restaurantId }, order: { weekday: 'ASC', opensMinute: 'ASC' } });
    return Array.from({ length: 7 }, (_, day) =>
      rows
        .filter(({ weekday }) => weekday === day + 1)
        .map(({ opensMinute, closesMinute }) => ({ opens: opensMinute, closes: closesMinute })),
    );
  }

  async listSpecial(restaurantId: number): Promise<SpecialDay[]> {
    const rows = await this.special.find({
      where: { restaurantId, date: Raw((date) => `${date} >= ${TODAY}`) },
      order: { date: 'ASC', opensMinute: 'ASC' },
    });
    return [...Map.groupBy(rows, ({ date }) => date)].map(([date, spans]) => ({
      date,
      label: spans.find(({ label }) => label !== null)?.label ?? null,
      spans: spans.flatMap(({ opensMinute: opens, closesMinute: closes }) =>
        opens === null || closes === null ? [] : [{ opens, closes }],
      ),
    }));
  }

  /** `YYYY-MM-DD` in Europe/Berlin. */
  findToday(): Promise<string> {
    return findToday(this.hours.manager);
  }

  /** Whoever changes the hours of one restaurant at the same time waits for the end of the transaction. */
  async lock({ manager }: Transaction, id: number): Promise<void> {
    await manager.findOne(Restaurant, { select: { id: true }, where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  async replaceWeek({ manager }: Transaction, restaurantId: number, days: readonly MinuteSpan[][]): Promise<void> {
    await manager.delete(OpeningHours, { restaurantId });
    const rows = days.flatMap((spans, day) =>
      spans.map(({ opens, closes }) => ({
        ...{ restaurantId, weekday: day + 1 },
        opensMinute: opens,
        closesMinute: closes,
      })),
    );
    if (rows.length > 0) await manager.insert(OpeningHours, rows);
    await manager.update(Restaurant, { id: restaurantId }, { hoursConfirmed: true });
  }

  /** Yesterday's may reach into today; what is older is of no use any more. */
  async replaceSpecial({ manager }: Transaction, restaurantId: number, days: readonly SpecialDay[]): Promise<void> {
    await manager.delete(SpecialHours, { restaurantId, date: Raw((date) => `${date} <> ${TODAY} - 1`) });
    const rows = days.flatMap(({ date, label, spans }) =>
      (spans.length > 0 ? spans : [{ opens: null, closes: null }]).map(({ opens, closes }) => ({
        ...{ restaurantId, date, label },
        opensMinute: opens,
        closesMinute: closes,
      })),
    );
    if (rows.length > 0) await manager.insert(SpecialHours, rows);
  }
}
