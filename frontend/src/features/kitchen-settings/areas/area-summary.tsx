import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formatCents } from '../../../lib/format/money.ts';
import { parseEuro } from '../../../lib/format/euro-text.ts';
import type { AreaValues } from './form/area-values.ts';
import classes from './areas-screen.module.css';

interface Props {
  area: AreaValues;
  /** The postcodes that it reaches. */
  reach: readonly string[];
}

/** What an area is and costs, in three lines. */
export function AreaSummary({ area, reach }: Props) {
  const t = useText();
  const [language] = useLanguage();
  // What is not typed to its end is shown as it stands.
  const amount = (text: string) => {
    const cents = parseEuro(text);
    return cents === null ? text : formatCents(cents, language);
  };
  const terms = { fee: amount(area.fee), minimum: amount(area.minimumOrder), freeFrom: amount(area.freeFrom) };
  return (
    <div className={classes.summary}>
      <h3 className={classes.name}>{area.name.trim() || t('settings.areas.new')}</h3>
      <p className={classes.line}>
        {t(`settings.areas.kind.${area.kind}`)} ·{' '}
        {reach.length === 0 ? t('settings.areas.reach.none') : t('settings.areas.reach', { count: reach.length })}
      </p>
      <p className={classes.line}>
        {t(area.freeFrom.trim() === '' ? 'settings.areas.terms' : 'settings.areas.terms.free', terms)}
      </p>
      {!area.isActive && <p className={classes.off}>{t('settings.areas.inactive')}</p>}
    </div>
  );
}
