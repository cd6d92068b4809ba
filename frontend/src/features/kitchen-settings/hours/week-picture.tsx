import type { OpeningDay } from '@contracts/restaurants/settings.ts';
import { useLanguage } from '../../../i18n/use-text.ts';
import { weekdayNames } from '../../../lib/format/dates/weekdays.ts';
import { MINUTES_A_DAY, openStretches } from './hours-model.ts';
import classes from './week-picture.module.css';

const MARKS = [0, 6, 12, 18, 24] as const;
const percent = (minutes: number) => `${(minutes / MINUTES_A_DAY) * 100}%`;

/** The week at a glance. Whoever listens has the same in the fields. */
export function WeekPicture({ week }: { week: readonly OpeningDay[] }) {
  const [language] = useLanguage();
  const names = weekdayNames(language, 'short');
  return (
    <div className={classes.picture} aria-hidden>
      {openStretches(week).map((stretches, day) => (
        <div key={names[day]} className={classes.row}>
          <span className={classes.name}>{names[day]}</span>
          <span className={classes.track}>
            {stretches.map(({ from, to }) => (
              <span
                key={from}
                className={classes.open}
                style={{ insetInlineStart: percent(from), inlineSize: percent(to - from) }}
              />
            ))}
          </span>
        </div>
      ))}
      <div className={classes.row}>
        <span />
        <span className={classes.scale}>
          {MARKS.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </span>
      </div>
    </div>
  );
}
