import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formatDayMonth } from '../../../lib/format/dates/dates.ts';
import { weekdayNames } from '../../../lib/format/dates/weekdays.ts';
import { type OpeningRow, openingRows } from './opening-rows.ts';
import { openingText } from './opening-text.ts';
import classes from './restaurant-information.module.css';

/** The hours of each weekday, today's and those of holidays and special days marked. */
export function OpeningWeek({ openingWeek, openingDays }: Pick<RestaurantDetailView, 'openingWeek' | 'openingDays'>) {
  const [language] = useLanguage();
  const names = weekdayNames(language);
  return (
    <dl>
      {openingRows(openingWeek, openingDays).map((row, day) => (
        <Weekday key={names[day]} name={names[day] ?? ''} row={row} />
      ))}
    </dl>
  );
}

function Weekday({ name, row: { hours, usualHours, isToday, special } }: { name: string; row: OpeningRow }) {
  const t = useText();
  const shown = (spans: string) => openingText(spans, t);
  return (
    <div className={classes.row} data-today={isToday || undefined}>
      <dt>
        {name}
        {isToday && <span className={classes.today}>{t('restaurant.today')}</span>}
        {special && (
          <span className={classes.special}>
            {formatDayMonth(special.noon)} · {special.label ?? t('restaurant.specialHours')}
          </span>
        )}
      </dt>
      <dd>
        {shown(hours)}
        {usualHours !== null && (
          <span className={classes.usual}>{t('restaurant.otherwise', { hours: shown(usualHours) })}</span>
        )}
      </dd>
    </div>
  );
}
