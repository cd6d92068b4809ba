import { Injectable } from '@nestjs/common';
import type { AdminPaymentsView, RestaurantStatementView } from '../../contracts/admin/admin-payments.ts';
import { ProblemError } from '../../http/problem.ts';
import { OrderTotals } from './order-totals.ts';
import type { PaymentsDto, SpanDto } from './payments.dto.ts';
import { type DaySpan, PaymentsRepository, type RestaurantTurnoverRow } from './payments.repository.ts';
import { toPaymentsView, toStatementView } from './payments.view.ts';

const MAX_DAYS = 1_100;
const DAY_MS = 86_400_000;

/** Every reading counts in first what was committed before it. */
@Injectable()
export class ReadPayments {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly totals: OrderTotals,
  ) {}

  /** @throws ProblemError `validation_failed` for a span that ends before it begins, or of more than three years. */
  async sums(query: PaymentsDto): Promise<AdminPaymentsView> {
    const { city = null, restaurantId = null, period = 'day' } = query;
    const span = await this.#spanOf(query);
    await this.totals.refresh();
    const [rows, subscriptions] = await Promise.all([
      this.payments.listGrouped(span, period, { city, restaurantId }),
      this.payments.listSubscriptions(span, city, restaurantId),
    ]);
    return toPaymentsView(span, rows, subscriptions);
  }

  /** By falling total, from this place on. */
  async restaurants(query: SpanDto, offset: number, limit: number): Promise<RestaurantTurnoverRow[]> {
    const span = await this.#spanOf(query);
    await this.totals.refresh();
    return this.payments.listRestaurants(span, query.city ?? null, offset, limit);
  }

  async statement(restaurantId: number, wanted: string | null): Promise<RestaurantStatementView> {
    const today = await this.payments.findToday();
    const month = wanted ?? today.slice(0, 7);
    const span = { from: `${month}-01`, to: lastDayOf(month) };
    await this.totals.refresh();
    const [restaurant, days, subscriptions] = await Promise.all([
      this.payments.findRestaurant(restaurantId),
      this.payments.listGrouped(span, 'day', { city: null, restaurantId }),
      this.payments.listSubscriptions(span, null, restaurantId),
    ]);
    if (restaurant === null) throw new ProblemError('not_found');
    return toStatementView(month, span, today, restaurant, days, subscriptions);
  }

  async #spanOf({ from, to }: SpanDto): Promise<DaySpan> {
    const last = to ?? (await this.payments.findToday());
    const first = from ?? `${last.slice(0, 7)}-01`;
    const days = (Date.parse(last) - Date.parse(first)) / DAY_MS;
    if (days < 0 || days > MAX_DAYS) throw ProblemError.field('from', 'invalid_choice');
    return { from: first, to: last };
  }
}

/** Answers `2026-02` with `2026-02-28`. */
function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
