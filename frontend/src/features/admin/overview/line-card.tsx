import { Button } from '@mantine/core';
import { IconChartLine, IconTable } from '@tabler/icons-react';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../../components/lazy-part.ts';
import { useText } from '../../../i18n/use-text.ts';
import classes from './charts.module.css';
import { DayTable } from './day-table.tsx';
import type { Point } from './series.ts';

const DayLines = lazyPart(() => import('./day-lines.tsx'));

export interface DayNames {
  today: string;
  lastWeek: string;
}

interface Props {
  title: string;
  /** The day so far in numbers. */
  headline: ReactNode;
  points: readonly Point[];
  names: DayNames;
  format: (value: number) => string;
  /** What it says, for those who do not see it. */
  summary: string;
}

/** A line through the day, or the same as a table. */
export function LineCard({ title, headline, points, names, format, summary }: Props) {
  const t = useText();
  const [isTable, setTable] = useState(false);
  return (
    <section className={classes.card} aria-label={title}>
      <div className={classes.head}>
        <h3>{title}</h3>
        <Button
          variant="subtle"
          size="compact-md"
          className={classes.toggle}
          leftSection={
            isTable ? <IconChartLine size={18} stroke={1.8} aria-hidden /> : <IconTable size={18} aria-hidden />
          }
          aria-label={`${isTable ? t('adminDay.asChart') : t('adminDay.asTable')}: ${title}`}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? t('adminDay.asChart') : t('adminDay.asTable')}
        </Button>
      </div>
      <p className={classes.headline}>{headline}</p>
      {isTable ? (
        <DayTable caption={title} points={points} names={names} format={format} />
      ) : (
        <div role="img" aria-label={summary} className={classes.lines}>
          <Suspense>
            <DayLines points={points} names={names} format={format} />
          </Suspense>
        </div>
      )}
    </section>
  );
}
