import type { ReactNode } from 'react';
import type { DayReportView } from '@contracts/restaurants/reports.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatDateTime, formatDay } from '../../lib/format/dates/dates.ts';
import classes from '../../domain/turnover/report.module.css';
import { Amounts, Cancellations, Fulfilments, Payments, Vat } from '../../domain/turnover/report-tables.tsx';

interface Props {
  report: DayReportView;
  /** When the numbers were read, in Unix milliseconds. */
  readAt: number;
  isFetching: boolean;
}

/** On the screen as it comes out of the printer. */
export function ReportPaper({ report, readAt, isFetching }: Props) {
  const t = useText();
  return (
    <article className={classes.paper} aria-busy={isFetching}>
      <header className={classes.head}>
        <div>
          <h2>{formatDay(report.date, t.language)}</h2>
          <p>{t('report.title')}</p>
        </div>
        <address>
          <strong>{report.legalName ?? report.restaurantName}</strong>
          {report.legalName !== null && report.legalName !== report.restaurantName && (
            <span>{report.restaurantName}</span>
          )}
          <span>{report.address}</span>
          {report.vatId !== null && <span>{t('report.vatId', { vatId: report.vatId })}</span>}
        </address>
      </header>
      {report.open > 0 && <p className={classes.open}>{t('report.open', { count: report.open })}</p>}
      <dl className={classes.counts}>
        <Count name={t('report.orders')} value={report.orders} />
        <Count name={t('report.delivered')} value={report.delivered} />
        {report.punctuality.deliveries > 0 && (
          <Count name={t('report.onTime')} value={t('report.onTimeOf', { ...report.punctuality })} />
        )}
        <Count name={t('report.openOrders')} value={report.open} />
        <Count name={t('report.cancelledOrders')} value={report.cancelled.orders} />
      </dl>
      <Amounts report={report} />
      <Fulfilments report={report} />
      <Payments report={report} />
      <Vat report={report} />
      <Cancellations report={report} />
      <p className={classes.note}>{t('report.note')}</p>
      <p className={classes.made}>{t('report.made', { time: formatDateTime(readAt, t.language) })}</p>
    </article>
  );
}

function Count({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
