import type { AdminOverviewView } from '@contracts/admin/admin-overview.ts';
import { CITIES, CITY_LABELS, type City } from '@contracts/constants.ts';
import { NativeSelect, Skeleton, Title } from '@mantine/core';
import { PanelError } from '../../../components/notices/panel-error.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatDayMonth } from '../../../lib/format/dates/dates.ts';
import classes from './charts.module.css';
import { DayCards } from './day-cards.tsx';
import { useOverview } from './use-overview.ts';

const SKELETONS = [0, 1, 2, 3];
const noon = (date: string) => `${date}T12:00:00Z`;

interface Props {
  /** Null stands for all cities. */
  city: City | null;
  onChoose: (city: City | null) => void;
}

/** Today beside the same weekday of last week. */
export function DaySection({ city, onChoose }: Props) {
  const t = useText();
  const { view, error, isBehind, read } = useOverview(city);
  return (
    <section aria-labelledby="today-charts" className={classes.section}>
      <div className={classes.top}>
        <div>
          <Title order={2} size="h3" id="today-charts">
            {t('adminDay.title')}
          </Title>
          {view && <Legend view={view} />}
        </div>
        <NativeSelect
          label={t('adminDay.city')}
          value={city ?? ''}
          data={[
            { value: '', label: t('adminDay.allCities') },
            ...CITIES.map((value) => ({ value, label: CITY_LABELS[value] })),
          ]}
          onChange={({ currentTarget: { value } }) => onChoose(CITIES.find((one) => one === value) ?? null)}
        />
      </div>
      {error !== null && !view && <PanelError error={error} onRetry={read} />}
      {!view && error === null && (
        <div className={classes.grid} data-cards="4" role="status" aria-label={t('common.loading')}>
          {SKELETONS.map((key) => (
            <Skeleton key={key} h={320} radius="md" />
          ))}
        </div>
      )}
      {view && (
        <DayCards
          view={view}
          isBehind={isBehind}
          names={{ today: t('adminDay.today'), lastWeek: t('adminDay.lastWeek') }}
        />
      )}
    </section>
  );
}

function Legend({ view }: { view: AdminOverviewView }) {
  const t = useText();
  return (
    <ul className={classes.legend}>
      <li>
        <span className={classes.key} data-kind="today" aria-hidden />
        {t('adminDay.todayOf', { date: formatDayMonth(noon(view.date)) })}
      </li>
      <li>
        <span className={classes.key} data-kind="lastWeek" aria-hidden />
        {t('adminDay.lastWeekOf', { date: formatDayMonth(noon(view.lastWeekDate)) })}
      </li>
    </ul>
  );
}
