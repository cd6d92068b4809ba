import { Button, Group, ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconChevronLeft, IconChevronRight, IconDownload, IconPrinter, IconReceiptEuro } from '@tabler/icons-react';
import { held } from '../../components/buttons/held.ts';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { PanelError } from '../../components/notices/panel-error.tsx';
import { useClock } from '../../components/use-clock.ts';
import { DateField } from '../../components/forms/date-field.tsx';
import { useText } from '../../i18n/use-text.ts';
import { addDays } from '../../lib/days.ts';
import { dayReportQuery } from '../../lib/api/kitchen/kitchen-queries.ts';
import { saveFile } from '../../lib/save-file.ts';
import { berlinDay } from '../../lib/berlin-day.ts';
import { toReportCsv } from './report-csv.ts';
import { ReportPaper } from './report-paper.tsx';
import classes from '../../domain/turnover/report.module.css';
import { Loading } from '../../components/notices/loading.tsx';

interface Props {
  /** The day as `YYYY-MM-DD`; undefined stands for today. */
  date: string | undefined;
  onChoose: (date: string | undefined) => void;
}

/** What a day came to, for the screen, the printer and the accountant. */
export function ReportScreen({ date, onChoose }: Props) {
  const t = useText();
  const today = useClock(berlinDay);
  const shown = date ?? today;
  const { data: report, dataUpdatedAt, error, refetch, isFetching } = useQuery(dayReportQuery(date ?? null));
  const choose = (day: string) => onChoose(day === today ? undefined : day);
  const isEmpty = report?.orders === 0 && report.cancelled.orders === 0;
  return (
    <div className={classes.page}>
      <PageTitle size="h2" className={classes.title}>
        {t('report.title')}
      </PageTitle>
      <Group className={classes.tools} align="end" gap="sm">
        <Group align="end" gap="xs" wrap="nowrap">
          <ActionIcon
            size={44}
            variant="default"
            aria-label={t('report.previous')}
            onClick={() => choose(addDays(shown, -1))}
          >
            <IconChevronLeft size={20} aria-hidden />
          </ActionIcon>
          <DateField
            label={t('report.date')}
            value={shown}
            min="2020-01-01"
            max={today}
            onChange={(day) => {
              if (day !== '') choose(day);
            }}
          />
          <ActionIcon
            size={44}
            variant="default"
            aria-label={t('report.next')}
            {...held(shown >= today)}
            onClick={() => {
              if (shown < today) choose(addDays(shown, 1));
            }}
          >
            <IconChevronRight size={20} aria-hidden />
          </ActionIcon>
        </Group>
        {report && !isEmpty && (
          <Group gap="xs">
            <Button size="md" leftSection={<IconPrinter size={19} aria-hidden />} onClick={() => window.print()}>
              {t('report.print')}
            </Button>
            <Button
              size="md"
              variant="default"
              leftSection={<IconDownload size={19} aria-hidden />}
              onClick={() =>
                saveFile(`${t('report.fileName')}-${report.date}.csv`, 'text/csv;charset=utf-8', toReportCsv(report, t))
              }
            >
              {t('report.download')}
            </Button>
          </Group>
        )}
      </Group>
      {error && !report && <PanelError error={error} onRetry={() => void refetch()} />}
      {!report && !error && <Loading heights={[120, 420]} />}
      {isEmpty && (
        <EmptyState icon={<IconReceiptEuro size={44} stroke={1.6} />} tone="slate" title={t('report.empty')}>
          {t('report.emptyText')}
        </EmptyState>
      )}
      {report && !isEmpty && <ReportPaper report={report} readAt={dataUpdatedAt} isFetching={isFetching} />}
    </div>
  );
}
