import type { CSSProperties } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import classes from './charts.module.css';
import type { DayNames } from './line-card.tsx';

interface BarRow {
  key: string;
  label: string;
  /** Null: there is none, which is not nothing. */
  today: number | null;
  lastWeek: number | null;
  note?: string;
}

interface Props {
  title: string;
  hint?: string;
  /** The heading of the column that names the rows. */
  rowsTitle: string;
  rows: readonly BarRow[];
  names: DayNames;
  format: (value: number) => string;
  emptyText: string;
}

/** Bars in a table: to be seen and to be read out alike. */
export function BarCard({ title, hint, rowsTitle, rows, names, format, emptyText }: Props) {
  const t = useText();
  const most = Math.max(0, ...rows.flatMap(({ today, lastWeek }) => [today ?? 0, lastWeek ?? 0]));
  const bar = (value: number | null, kind: keyof DayNames) => (
    <span className={classes.bar} data-kind={kind}>
      <span
        className={classes.fill}
        style={{ '--share': most === 0 || value === null ? 0 : value / most } as CSSProperties}
        aria-hidden
      />
      <span className={classes.amount}>{value === null ? t('adminDay.noValue') : format(value)}</span>
    </span>
  );
  return (
    <section className={classes.card} aria-label={title}>
      <h3>{title}</h3>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      {rows.length === 0 ? (
        <p className={classes.none}>{emptyText}</p>
      ) : (
        <table className={classes.bars}>
          <thead>
            <tr>
              <th scope="col">{rowsTitle}</th>
              <th scope="col">{names.today}</th>
              <th scope="col">{names.lastWeek}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, today, lastWeek, note }) => (
              <tr key={key}>
                <th scope="row">
                  {label}
                  {note !== undefined && <small>{note}</small>}
                </th>
                <td>{bar(today, 'today')}</td>
                <td>{bar(lastWeek, 'lastWeek')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
