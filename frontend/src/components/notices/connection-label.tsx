import { useText } from '../../i18n/use-text.ts';
import { formatTime } from '../../lib/format/dates/dates.ts';
import { useConnection } from '../../lib/socket/connection-state.ts';
import classes from './connection-label.module.css';

interface Props {
  /** What is said besides while there is no connection. */
  note?: string;
}

/** How fresh the screen is: live, reconnecting, or as of a time. */
export function ConnectionLabel({ note }: Props) {
  const t = useText();
  const { state, lastUpdateAt } = useConnection();
  // While live the time is not worked out: the first use of a clock's words costs a slow phone a tenth of a second.
  const asOf = state === 'offline' ? lastUpdateAt : null;
  const text = asOf ? t('live.asOf', { time: formatTime(asOf) }) : t(`live.${state}`);
  return (
    <div className={classes.root} role="status" aria-live="polite">
      <span className={classes.label} data-state={state}>
        <span className={classes.dot} aria-hidden />
        {text}
      </span>
      {state === 'offline' && note && <span className={classes.note}>{note}</span>}
    </div>
  );
}
