import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../database/connection/database.ts';
import { Relay } from '../../../events/relay.ts';
import { type FieldIssue, ProblemError } from '../../../http/problem.ts';
import { AnnounceOpenState } from './announce-open-state.ts';
import type { SpecialDaysDto, WeekDto } from './opening-hours.dto.ts';
import { OpeningHoursRepository } from './opening-hours.repository.ts';
import { readDay, readWeek } from './opening-spans.ts';

const MAX_YEARS_AHEAD = 2;

/** New hours may open or close the restaurant at once: then that is announced with them. */
@Injectable()
export class ChangeHours {
  constructor(
    private readonly database: Database,
    private readonly hours: OpeningHoursRepository,
    private readonly announce: AnnounceOpenState,
    private readonly relay: Relay,
  ) {}

  /** @throws ProblemError `validation_failed` at the span that is none or overlaps. */
  async setWeek(restaurantId: number, { week }: WeekDto): Promise<void> {
    const { days, issues } = readWeek(week);
    if (issues.length > 0) throw new ProblemError('validation_failed', { issues });
    await this.#change(restaurantId, (tx) => this.hours.replaceWeek(tx, restaurantId, days));
  }

  /** @throws ProblemError `validation_failed` at the date or span that cannot be. */
  async setSpecialDays(restaurantId: number, { specialDays }: SpecialDaysDto): Promise<void> {
    const today = await this.hours.findToday();
    const issues: FieldIssue[] = [];
    const dates = new Set<string>();
    const days = specialDays.map(({ date, label, spans }, index) => {
      const field = `specialDays.${String(index)}`;
      const read = readDay({ spans }, field);
      issues.push(...read.issues, ...dateIssues(date, today, dates).map((code) => ({ field: `${field}.date`, code })));
      dates.add(date);
      return { date, label: label ?? null, spans: read.spans };
    });
    if (issues.length > 0) throw new ProblemError('validation_failed', { issues });
    await this.#change(restaurantId, (tx) => this.hours.replaceSpecial(tx, restaurantId, days));
  }

  async #change(restaurantId: number, change: (tx: Transaction) => Promise<void>): Promise<void> {
    const event = await this.database.transaction(async (tx) => {
      await this.hours.lock(tx, restaurantId);
      await change(tx);
      return this.announce.execute(tx, restaurantId);
    });
    if (event !== null) this.relay.kick([event]);
  }
}

function dateIssues(date: string, today: string, others: ReadonlySet<string>): FieldIssue['code'][] {
  const moment = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(date)) return ['invalid_format'];
  if (date < today) return ['past'];
  if (Number(date.slice(0, 4)) > Number(today.slice(0, 4)) + MAX_YEARS_AHEAD) return ['invalid_choice'];
  return others.has(date) ? ['duplicate'] : [];
}
