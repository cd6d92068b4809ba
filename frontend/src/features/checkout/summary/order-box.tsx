import type { AccountView } from '@contracts/accounts/account-views.ts';
import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import { Box } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { IconClock, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { BusyButton } from '../../../components/buttons/busy-button.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { isOrderable, Notice } from '../../../domain/cart-lines/cart-group.tsx';
import { isApiError } from '../../../lib/http/http.ts';
import type { PricedGroup } from '../../../domain/cart/price-part.ts';
import classes from './order-box.module.css';
import { CheckoutSummary, GrandTotal } from './checkout-summary.tsx';
import { Conditions, LegalNotes } from './legal-notes.tsx';
import { OrderFailureNotice } from './order-failure-notice.tsx';
import { PriceChangeNotice } from './price-change-notice.tsx';
import { useAgreedPrices } from './use-agreed-prices.ts';
import type { Placing } from '../placing/use-place-orders.ts';

interface Props {
  user: AccountView | null;
  groups: readonly PricedGroup[];
  keptIds: ReadonlySet<number>;
  restaurants: readonly RestaurantDetailView[];
  result: Placing | null;
  isPlacing: boolean;
  /** What helps after the last refusal. */
  remedy: ReactNode;
  /** Empty until there is one. */
  goesTo: string;
  time: string | null;
  /** Everything that is asked for has been said. */
  isReady: boolean;
  /** In cents; what was typed wrong counts as none until it is mended. */
  tipOf: (restaurantId: number) => number;
  onKeep: (restaurantId: number, isKept: boolean) => void;
  onOtherAddress: () => void;
}

/** What is ordered, what it costs and what stands in its way, right above the button that orders it. */
export function OrderBox(props: Props) {
  const { user, groups, keptIds, restaurants, result, isPlacing, remedy, tipOf, onKeep } = props;
  const t = useText();
  const { online: isOnline } = useNetwork();
  const { changed, accept } = useAgreedPrices();
  const wanted = groups.filter(({ restaurantId }) => !keptIds.has(restaurantId));
  const isWrongRole = user !== null && user.role !== 'customer';
  const canOrder = wanted.length > 0 && wanted.every(isOrderable) && changed.length === 0 && !isWrongRole;
  const failure = result?.failure;
  return (
    <div className={classes.side}>
      <aside className={classes.box} data-ready={props.isReady || undefined} aria-labelledby="checkout-summary">
        <h2 id="checkout-summary">{t('checkout.summary')}</h2>
        {/* It may scroll, and then by the keyboard as well. */}
        <Box className={classes.order} role="group" aria-labelledby="checkout-summary" tabIndex={0}>
          <div data-notices tabIndex={-1} className={classes.notices}>
            {failure && result.placed.length > 0 && (
              <Notice tone="herb">
                {t('checkout.placedBefore', { ids: result.placed.map(({ id }) => `#${id}`).join(', ') })}
              </Notice>
            )}
            {failure && !isPlacing && <OrderFailureNotice failure={failure} isGuest={user === null} remedy={remedy} />}
            {changed.length > 0 && <PriceChangeNotice changed={changed} tipOf={tipOf} onAccept={accept} />}
            {!isOnline && !isApiError(failure?.error, 'network') && (
              <Notice tone="saffron">{t('checkout.offline')}</Notice>
            )}
            {isWrongRole && <Notice tone="danger">{t('checkout.wrongRole')}</Notice>}
          </div>
          <Goes to={props.goesTo} time={props.time} />
          <CheckoutSummary
            groups={groups}
            keptIds={keptIds}
            tipOf={tipOf}
            onKeep={onKeep}
            onOtherAddress={props.onOtherAddress}
          />
        </Box>
        <div className={classes.foot}>
          <GrandTotal groups={wanted} tipOf={tipOf} />
          <BusyButton
            type="submit"
            size="lg"
            fullWidth
            isBusy={isPlacing}
            disabled={!canOrder}
            aria-describedby={changed.length > 0 ? 'checkout-accept-first' : undefined}
          >
            {t('checkout.submit')}
          </BusyButton>
          {changed.length > 0 && (
            <p id="checkout-accept-first" className={classes.afterButton}>
              {t('checkout.acceptFirst')}
            </p>
          )}
          <Conditions />
        </div>
      </aside>
      <LegalNotes groups={wanted} restaurants={restaurants} />
    </div>
  );
}

/** Where to and when, once more beside the button. */
function Goes({ to, time }: { to: string; time: string | null }) {
  return (
    <ul className={classes.goes}>
      {to !== '' && (
        <li>
          <IconMapPin size={18} stroke={1.7} aria-hidden />
          {to}
        </li>
      )}
      {time !== null && (
        <li>
          <IconClock size={18} stroke={1.7} aria-hidden />
          {time}
        </li>
      )}
    </ul>
  );
}
