import { Button } from '@mantine/core';
import { ButtonLink } from '../../../components/links.tsx';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formatCents } from '../../../lib/format/money.ts';
import classes from './order-failure-notice.module.css';
import type { ChangedPrices, PriceChange } from './price-changes.ts';

interface Props {
  changed: readonly ChangedPrices[];
  /** Part of what is paid, and as it was. */
  tipOf: (restaurantId: number) => number;
  onAccept: () => void;
}

/** Every price that differs from the one that was on the screen, to be accepted before anything is ordered. */
export function PriceChangeNotice({ changed, tipOf, onAccept }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const nameOf = ({ what, name }: PriceChange) => {
    if (what === 'fee') return t('common.deliveryFee');
    return what === 'deposit' ? t('checkout.depositOf', { name }) : name;
  };
  const sentence = (name: string, beforeCents: number, nowCents: number) =>
    t('checkout.nowInstead', {
      name,
      now: formatCents(nowCents, language),
      before: formatCents(beforeCents, language),
    });
  return (
    <div className={classes.box} data-tone="saffron" role="alert">
      {changed.map(({ restaurantId, restaurantName, changes, totalBeforeCents, totalNowCents }) => (
        <div key={restaurantId}>
          <p className={classes.title}>{t('checkout.priceChanged', { name: restaurantName })}</p>
          <ul className={classes.changes}>
            {changes.map((change) => (
              <li key={`${change.what} ${change.name} ${change.beforeCents}`}>
                {sentence(nameOf(change), change.beforeCents, change.nowCents)}
              </li>
            ))}
            <li className={classes.title}>
              {sentence(t('common.total'), totalBeforeCents + tipOf(restaurantId), totalNowCents + tipOf(restaurantId))}
            </li>
          </ul>
        </div>
      ))}
      <p>{t('checkout.priceChangedText')}</p>
      <div className={classes.actions}>
        <Button size="md" onClick={onAccept}>
          {t('checkout.acceptPrices')}
        </Button>
        <ButtonLink to="/cart" size="md" variant="default">
          {t('checkout.changeCart')}
        </ButtonLink>
      </div>
    </div>
  );
}
