import { useClock } from '../../../components/use-clock.ts';
import { useText } from '../../../i18n/use-text.ts';
import { minutesLate } from './city-facts.ts';
import classes from './city.module.css';

const HOUR = 60;

/** By how much, to the minute. */
export function Lateness({ estimatedTo }: { estimatedTo: string }) {
  const t = useText();
  const count = useClock((now) => minutesLate(estimatedTo, now));
  return (
    <strong className={classes.lateness}>
      {count < 2 * HOUR
        ? t('adminCity.late', { count })
        : t('adminCity.lateHours', { hours: Math.floor(count / HOUR), minutes: count % HOUR })}
    </strong>
  );
}
