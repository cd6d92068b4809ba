import type { MenuItemView } from '@contracts/menus/menu-views.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { formatDecimal } from '../../lib/format/decimal.ts';
import { formatCents, formatEuro, litrePriceCents } from '../../lib/format/money.ts';
import classes from './price-details.module.css';

const TRAILING_ZEROS = /[.,]?0+$/;

/** What stands beside a price: deposit with its kind, and what a litre costs. */
export function PriceDetails({ item }: { item: MenuItemView }) {
  const t = useText();
  const [language] = useLanguage();
  return (
    <>
      {item.minAge !== null && <span className={classes.age}>{item.minAge}+</span>}
      {Number(item.deposit) > 0 && (
        <span className={classes.detail}>
          {t('dish.deposit', { amount: formatEuro(item.deposit, language) })}
          {item.depositKind && ` (${t(`deposit.${item.depositKind}`)})`}
        </span>
      )}
      {item.volumeMl !== null && item.volumeMl > 0 && (
        <span className={classes.detail}>
          {t('dish.litrePrice', {
            volume: formatDecimal(item.volumeMl / 1000, 2, language).replace(TRAILING_ZEROS, ''),
            amount: formatCents(litrePriceCents(item.price, item.volumeMl), language),
          })}
        </span>
      )}
    </>
  );
}
