import type { RestaurantStatementView } from '@contracts/admin/admin-payments.ts';
import { Button, Group, NativeSelect, Skeleton } from '@mantine/core';
import { IconDownload, IconPrinter, IconReceiptEuro } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../components/links.tsx';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { PanelError } from '../../components/notices/panel-error.tsx';
import { useClock } from '../../components/use-clock.ts';
import { useText } from '../../i18n/use-text.ts';
import { statementCsvPath, statementQuery } from '../../lib/api/admin/admin-payments.ts';
import { formatDateTime, formatDayMonth } from '../../lib/format/dates/dates.ts';
import { berlinDay } from '../../lib/berlin-day.ts';
import paper from '../../domain/turnover/report.module.css';
import { monthName, monthsUntil } from './months.ts';
import { Subscriptions, TurnoverLines, TurnoverTables } from './turnover-tables.tsx';

const MONTHS = 24;

interface Props {
  restaurantId: number;
  /** The month as `YYYY-MM`; undefined stands for the one that runs. */
  month: string | undefined;
  onChoose: (month: string) => void;
}

/** A restaurant's month, for the screen, the printer and the accountant. */
export function StatementScreen({ restaurantId, month, onChoose }: Props) {
  const t = useText();
  const today = useClock(berlinDay);
  const shown = month ?? today.slice(0, 7);
  const { data, error, refetch } = useQuery(statementQuery(restaurantId, shown));
  const months = monthsUntil(today, MONTHS);
  return (
    <div className={paper.page}>
      <PageTitle size="h2" className={paper.title}>
        {t('statement.title')}
      </PageTitle>
      <Group className={paper.tools} align="end" gap="sm">
        <NativeSelect
          label={t('statement.month')}
          value={shown}
          data={[...new Set([...months, shown])].map((value) => ({ value, label: monthName(value, t.language) }))}
          onChange={({ currentTarget: { value } }) => onChoose(value)}
        />
        <Group gap="xs">
          <ButtonLink to="/admin/dashboard/payments" variant="subtle" size="md">
            {t('admin.nav.payments')}
          </ButtonLink>
          <Button size="md" leftSection={<IconPrinter size={19} aria-hidden />} onClick={() => window.print()}>
            {t('report.print')}
          </Button>
          <Button
            component="a"
            href={statementCsvPath(restaurantId, shown)}
            download
            size="md"
            variant="default"
            leftSection={<IconDownload size={19} aria-hidden />}
          >
            {t('report.download')}
          </Button>
        </Group>
      </Group>
      {error && !data && <PanelError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={520} radius="md" role="status" aria-label={t('common.loading')} />}
      {data && <Statement view={data} />}
    </div>
  );
}

function Statement({ view }: { view: RestaurantStatementView }) {
  const t = useText();
  const { restaurant, turnover } = view;
  const isEmpty = turnover.orders === 0 && turnover.cancelled.orders === 0;
  return (
    <article className={paper.paper}>
      <header className={paper.head}>
        <div>
          <h2>{monthName(view.month, t.language)}</h2>
          <p>{t('statement.title')}</p>
        </div>
        <address>
          <strong>{restaurant.legalName ?? restaurant.name}</strong>
          {restaurant.legalName !== null && restaurant.legalName !== restaurant.name && <span>{restaurant.name}</span>}
          <span>{restaurant.address}</span>
          {restaurant.vatId !== null && <span>{t('report.vatId', { vatId: restaurant.vatId })}</span>}
        </address>
      </header>
      {!view.isComplete && <p className={paper.open}>{t('statement.running')}</p>}
      {isEmpty ? (
        <EmptyState
          icon={<IconReceiptEuro size={44} stroke={1.6} />}
          tone="slate"
          title={t('statement.empty')}
          titleOrder={3}
        >
          {t('statement.emptyText')}
        </EmptyState>
      ) : (
        <TurnoverTables turnover={turnover} money={view} />
      )}
      {view.days.length > 0 && (
        <TurnoverLines
          caption={t('statement.days')}
          first={t('report.date')}
          rows={view.days.map(({ date, ...day }) => ({
            key: date,
            name: formatDayMonth(`${date}T12:00:00Z`),
            turnover: day,
          }))}
        />
      )}
      {view.subscriptions.length > 0 && <Subscriptions subscriptions={view.subscriptions} />}
      <p className={paper.note}>{t('statement.note')}</p>
      <p className={paper.made}>{t('report.made', { time: formatDateTime(view.createdAt, t.language) })}</p>
    </article>
  );
}
