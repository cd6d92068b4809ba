import { useText } from '../../i18n/use-text.ts';
import classes from './connection-label.module.css';

/** In the place of the connection where something on the screen could not be read: live would be untrue then. */
export function UnreadLabel() {
  const t = useText();
  return (
    <div className={classes.root} role="status" aria-live="polite">
      <span className={classes.label} data-state="unread">
        <span className={classes.dot} aria-hidden />
        {t('watch.unread')}
      </span>
    </div>
  );
}
