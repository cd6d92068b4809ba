import type { AdminOverviewView, OverviewStatistics, OverviewQuarter } from '../../contracts/admin/admin-overview.ts';
import { CITIES, type City } from '../../contracts/constants.ts';
import { toMoney } from '../../money/money.ts';
import type { StatisticsRow, OverviewRow, Span } from './overview.repository.ts';

const QUARTERS = 96;

export function toOverviewView(row: OverviewRow, city: City | null): AdminOverviewView {
  const statistics = row.statistics ?? [];
  const of = (span: Span, ofCity: City | null): OverviewStatistics =>
    toStatistics(statistics.find((each) => each.span === span && each.city === ofCity));
  return {
    at: row.at.toISOString(),
    city,
    date: row.date,
    lastWeekDate: row.lastWeekDate,
    day: of('day', null),
    lastWeekSoFar: of('so_far', null),
    lastWeek: of('last_week', null),
    quarters: Array.from({ length: QUARTERS }, (_, index) => toQuarter(row, index)),
    cancellations: row.cancellations ?? [],
    cities: CITIES.filter((each) => city === null || each === city).map((each) => ({
      city: each,
      day: of('day', each),
      lastWeekSoFar: of('so_far', each),
    })),
  };
}

function toStatistics(row: StatisticsRow | undefined): OverviewStatistics {
  const [p50 = null, p90 = null] = row?.acceptSeconds ?? [];
  return {
    orders: row?.orders ?? 0,
    cancelled: row?.cancelled ?? 0,
    revenue: toMoney(row?.revenueCents ?? 0),
    acceptSecondsP50: p50 === null ? null : Math.round(p50),
    acceptSecondsP90: p90 === null ? null : Math.round(p90),
  };
}

function toQuarter(row: OverviewRow, index: number): OverviewQuarter {
  const minute = index * 15;
  const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const find = (isLastWeek: boolean) =>
    (row.quarters ?? []).find((each) => each.quarter === index && each.isLastWeek === isLastWeek);
  const isKnown = row.known.includes(index);
  const wasKnown = row.lastWeekKnown.includes(index);
  return {
    clock,
    orders: isKnown ? (find(false)?.orders ?? 0) : null,
    revenue: isKnown ? toMoney(find(false)?.revenueCents ?? 0) : null,
    lastWeekOrders: wasKnown ? (find(true)?.orders ?? 0) : null,
    lastWeekRevenue: wasKnown ? toMoney(find(true)?.revenueCents ?? 0) : null,
  };
}
