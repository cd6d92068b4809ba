import { useText } from '../../i18n/use-text.ts';
import classes from './page-pending.module.css';

/** While a screen's code or its guard is on the way. */
export function PagePending() {
  const t = useText();
  return (
    <div className={classes.pending} role="status" aria-label={t('common.loading')}>
      <span />
      <span />
      <span />
    </div>
  );
}
