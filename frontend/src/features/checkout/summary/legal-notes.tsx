import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import { Anchor } from '@mantine/core';
import { useText } from '../../../i18n/use-text.ts';
import type { PricedGroup } from '../../../domain/cart/price-part.ts';
import classes from './order-box.module.css';

interface Props {
  groups: readonly PricedGroup[];
  /** For their legal names; the shown name until they are there. */
  restaurants: readonly RestaurantDetailView[];
}

/** Who the contract is with (P2B), and no withdrawal for fresh meals (§ 312g (2) BGB). */
export function LegalNotes({ groups, restaurants }: Props) {
  const t = useText();
  const names = groups.map(({ restaurantId, restaurantName }) => {
    const legalName = restaurants.find(({ id }) => id === restaurantId)?.legalName ?? null;
    return legalName === null || legalName === restaurantName ? restaurantName : `${restaurantName} (${legalName})`;
  });
  return (
    <div className={classes.legal}>
      <p>{t('checkout.noWithdrawal')}</p>
      {names.length > 0 && <p>{t('checkout.contract', { names: names.join(', ') })}</p>}
    </div>
  );
}

/** What else applies, beside the button that makes it part of the contract (§ 305 (2) BGB). */
export function Conditions() {
  const t = useText();
  return (
    <p className={classes.conditions}>
      {t('checkout.conditions')}{' '}
      <Anchor href="/terms" target="_blank" inherit underline="always">
        {t('footer.terms')}
      </Anchor>
      {', '}
      <Anchor href="/privacy" target="_blank" inherit underline="always">
        {t('footer.privacy')}
      </Anchor>
    </p>
  );
}
