import type { PaymentPeriod, TurnoverView } from '@contracts/admin/admin-payments.ts';
import type { Language } from '@contracts/constants.ts';
import { Stack } from '@mantine/core';
import { IconReceiptEuro } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { Money } from '../../components/money.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { PanelError } from '../../components/notices/panel-error.tsx';
import { useText } from '../../i18n/use-text.ts';
import { paymentsQuery, type PaymentsFilter } from '../../lib/api/admin/admin-payments.ts';
import { ApiError } from '../../lib/http/http.ts';
import { formatDayMonth } from '../../lib/format/dates/dates.ts';
import { monthName } from './months.ts';
import { PaymentsFilterBar } from './payments-filter.tsx';
import classes from './payments.module.css';
import { RestaurantTurnover } from './restaurant-turnover.tsx';
import { Subscriptions, TurnoverLines, TurnoverTables } from './turnover-tables.tsx';
import { Loading } from '../../components/notices/loading.tsx';

interface Props {
  filter: PaymentsFilter;
  onChange: (filter: PaymentsFilter) => void;
}

/** What guests paid, and what restaurants pay us. */
export function AdminPaymentsScreen({ filter, onChange }: Props) {
  const t = useText();
  const { data: view, error, refetch, isPlaceholderData } = useQuery(paymentsQuery(filter));
  const refused = error instanceof ApiError && error.errors.length > 0 ? error.errors : [];
  const isEmpty = view?.turnover.orders === 0 && view.turnover.cancelled.orders === 0;
  return (
    <Stack gap="lg" className={classes.screen}>
      <PageTitle size="h2">{t('admin.nav.payments')}</PageTitle>
      <PaymentsFilterBar
        filter={filter}
        span={view}
        errorOf={(field) => refused.find((one) => one.field === field)?.message}
        onChange={onChange}
      />
      {error && refused.length === 0 && <PanelError error={error} onRetry={() => void refetch()} />}
      {!view && !error && <Loading heights={[220, 320]} />}
      {isEmpty && (
        <EmptyState icon={<IconReceiptEuro size={44} stroke={1.6} />} tone="slate" title={t('adminPay.empty')}>
          {t('adminPay.emptyText')}
        </EmptyState>
      )}
      {view && refused.length === 0 && (
        <div className={classes.grid} aria-busy={isPlaceholderData} data-outdated={isPlaceholderData || undefined}>
          {!isEmpty && (
            <>
              <div className={classes.card}>
                <TurnoverTables turnover={view.turnover} money={view} />
              </div>
              <div className={classes.card}>
                <TurnoverLines
                  caption={t('adminPay.byPeriod')}
                  first={t('adminPay.period')}
                  rows={view.periods.map(({ from, ...turnover }) => ({
                    key: from,
                    name: periodName(from, filter.period ?? 'day', t.language),
                    turnover,
                  }))}
                />
                <Cancelled turnover={view.turnover} />
              </div>
              <div className={classes.card} data-wide>
                <RestaurantTurnover filter={filter} month={view.to.slice(0, 7)} />
              </div>
            </>
          )}
          <div className={classes.card}>
            <Subscriptions subscriptions={view.subscriptions} />
          </div>
        </div>
      )}
    </Stack>
  );
}

function periodName(from: string, period: PaymentPeriod, language: Language): string {
  if (period === 'month') return monthName(from.slice(0, 7), language);
  const begin = formatDayMonth(`${from}T12:00:00Z`);
  if (period === 'day') return begin;
  const end = new Date(Date.parse(`${from}T12:00:00Z`) + 6 * 86_400_000);
  return `${begin}–${formatDayMonth(end)}`;
}

function Cancelled({ turnover: { cancelled } }: { turnover: TurnoverView }) {
  const t = useText();
  if (cancelled.orders === 0) return null;
  return (
    <p className={classes.note}>
      {t('adminPay.cancelled', { count: cancelled.orders })} <Money euro={cancelled.total} />. {t('report.notIncluded')}
    </p>
  );
}
