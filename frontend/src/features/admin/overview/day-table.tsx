import { useText } from '../../../i18n/use-text.ts';
import classes from './charts.module.css';
import type { DayNames } from './line-card.tsx';
import { tableRows, type Point } from './series.ts';

interface Props {
  caption: string;
  points: readonly Point[];
  names: DayNames;
  format: (value: number) => string;
}

export function DayTable({ caption, points, names, format }: Props) {
  const t = useText();
  const rows = tableRows(points);
  const cell = (value: number | null) => (value === null ? '–' : format(value));
  return (
    <>
      <table className={classes.table} aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">{t('adminDay.time')}</th>
            <th scope="col">{names.today}</th>
            <th scope="col">{names.lastWeek}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ clock, today, lastWeek }) => (
            <tr key={clock}>
              <th scope="row">{clock}</th>
              <td>{cell(today)}</td>
              <td>{cell(lastWeek)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className={classes.none}>{t('adminDay.nothing')}</p>}
    </>
  );
}
