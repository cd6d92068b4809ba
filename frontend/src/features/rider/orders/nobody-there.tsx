import { useClock } from '../../../components/use-clock.ts';
import { useText } from '../../../i18n/use-text.ts';
import classes from '../rider.module.css';

const SECOND_MS = 1_000;
const MINUTE_SECONDS = 60;

interface Props {
  until: string;
  phone: string | null;
}

/** How long to wait at a door where nobody is; afterwards the kitchen decides. */
export function NobodyThere({ until, phone }: Props) {
  const t = useText();
  const seconds = useClock((now) => Math.max(0, Math.ceil((Date.parse(until) - now) / SECOND_MS)));
  if (seconds > 0) {
    return (
      <p className={classes.nobody} role="timer">
        {t('rider.nobody.wait', {
          minutes: Math.floor(seconds / MINUTE_SECONDS),
          seconds: String(seconds % MINUTE_SECONDS).padStart(2, '0'),
        })}
      </p>
    );
  }
  return (
    <p className={classes.nobody} role="alert">
      {phone === null ? t('rider.nobody.overNoPhone') : t('rider.nobody.over', { phone })}
    </p>
  );
}
