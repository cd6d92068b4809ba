import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { formatEuro } from '../../../../lib/format/money.ts';
import classes from './tip-note.module.css';

/** What of the amount is the team's; nothing where there is no tip. */
export function TipNote({ order: { tip } }: { order: RestaurantOrderView }) {
  const t = useText();
  const [language] = useLanguage();
  if (Number(tip) === 0) return null;
  return <span className={classes.tip}>{t('tip.included', { amount: formatEuro(tip, language) })}</span>;
}
