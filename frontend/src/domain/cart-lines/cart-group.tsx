import { MENU_LANGUAGE } from '@contracts/constants.ts';
import { UNTIL_RESUMED } from '@contracts/restaurants/capacity.ts';
import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import type { IsoTime } from '@contracts/units.ts';
import { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { TextLink } from '../../components/links.tsx';
import { useDescribeError } from '../../components/notices/use-describe-error.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { isApiError } from '../../lib/http/http.ts';
import { formatTime } from '../../lib/format/dates/dates.ts';
import { formatDeliveryTime } from '../../lib/format/dates/delivery-time.ts';
import { formatCents } from '../../lib/format/money.ts';
import { formatComing } from '../../lib/format/dates/weekdays.ts';
import classes from './cart-group.module.css';
import { CartLines } from './cart-lines.tsx';
import { FeeNews } from './fee-news.tsx';
import { FulfilmentChoice } from './fulfilment-choice.tsx';
import type { PricedGroup } from '../cart/price-part.ts';
import { useAheadOf } from '../cart/order-ahead.ts';
import { useCartWatch } from '../cart/use-cart-watch.ts';

interface Props {
  group: PricedGroup;
  headingOrder: 2 | 3;
  /** Above the screen: what leads on takes its place in the history. */
  isAbove?: boolean;
  /** On the page of its restaurant, which says its name and how it is doing. */
  isHere?: boolean;
}

/** One restaurant's part of the cart, with whatever stands in the way of ordering it. */
export function CartGroupSection({ group, headingOrder, isAbove = false, isHere = false }: Props) {
  const restaurant = useCartWatch(group.restaurantId);
  const ahead = useAheadOf([group.restaurantId]);
  const t = useText();
  const [language] = useLanguage();
  const isPickup = group.fulfilment === 'pickup';
  const Heading = headingOrder === 2 ? 'h2' : 'h3';
  return (
    // No landmark: the drawer may show what stands beside the menu as well.
    <div className={classes.group} role="group" aria-label={group.restaurantName}>
      {!isHere && (
        <Heading className={classes.name} lang={MENU_LANGUAGE}>
          <TextLink
            to="/restaurant/$id"
            params={{ id: String(group.restaurantId) }}
            size="inherit"
            style={{ color: 'inherit' }}
            replace={isAbove}
          >
            {group.restaurantName}
          </TextLink>
        </Heading>
      )}
      {!isHere && group.isOpen && restaurant?.isOpen === false && ahead !== null && (
        <p className={classes.time}>
          <IconClock size={18} aria-hidden />
          {t('cart.plannedFor', { time: formatComing(ahead, language) })}
        </p>
      )}
      {(restaurant?.offersPickup === true || isPickup) && (
        <FulfilmentChoice
          restaurantId={group.restaurantId}
          restaurantName={group.restaurantName}
          chosen={group.fulfilment}
        />
      )}
      {(!isHere || isPickup) && group.isOpen && restaurant?.isOpen && restaurant.fullUntil === null && (
        <p className={classes.time}>
          <IconClock size={18} aria-hidden />
          {isPickup
            ? t('cart.pickupTime', { count: restaurant.pickupMinutes + restaurant.busyMinutes })
            : t('cart.deliveryTime', { range: formatDeliveryTime(restaurant, t) })}
        </p>
      )}
      <FeeNews group={group} />
      {isHere ? <OrderNotice group={group} /> : <GroupNotices group={group} restaurant={restaurant} />}
      <CartLines group={group} />
    </div>
  );
}

interface NoticesProps {
  group: PricedGroup;
  /** Undefined until it has been read. */
  restaurant: RestaurantDetailView | undefined;
}

/** What stands between this part of the cart and an order, and what makes it come later. */
export function GroupNotices({ group, restaurant }: NoticesProps) {
  const t = useText();
  return (
    <>
      <GroupNotice group={group} pausedUntil={restaurant?.pausedUntil ?? null} />
      {group.isOpen && restaurant?.fullUntil && (
        <Notice tone="saffron">{t('restaurant.fullUntil', { time: formatTime(restaurant.fullUntil) })}</Notice>
      )}
      {group.isOpen && restaurant !== undefined && restaurant.busyMinutes > 0 && (
        <Notice tone="saffron">{t('restaurant.busy', { count: restaurant.busyMinutes })}</Notice>
      )}
    </>
  );
}

function GroupNotice({ group, pausedUntil }: { group: PricedGroup; pausedUntil: IsoTime | null }) {
  const t = useText();
  const [language] = useLanguage();
  if (!group.isOpen) {
    const name = group.restaurantName;
    const isPaused = pausedUntil !== null && pausedUntil !== UNTIL_RESUMED;
    const time = isPaused && formatComing(pausedUntil, language);
    return <Notice tone="slate">{time ? t('cart.paused', { name, time }) : t('cart.closed', { name })}</Notice>;
  }
  return <OrderNotice group={group} />;
}

/** What these dishes lack. */
function OrderNotice({ group }: { group: PricedGroup }) {
  const t = useText();
  const [language] = useLanguage();
  const describe = useDescribeError();
  const missingCents = group.minimumOrderCents - group.sums.subtotalCents;
  if (group.problems.size > 0) {
    const isGone = [...group.problems.values()].includes('sold_out');
    return <Notice tone="danger">{t(isGone ? 'cart.soldOutNotice' : 'cart.chooseAgainNotice')}</Notice>;
  }
  if (group.error && !isApiError(group.error, 'network')) {
    // Of the place that it is to go to: its sentence says what is wrong with it.
    const [wrong] = isApiError(group.error, 'validation_failed') ? group.error.errors : [];
    return <Notice tone="danger">{wrong?.message ?? describe(group.error)}</Notice>;
  }
  if (missingCents > 0) {
    return (
      <Notice tone="saffron">
        {t('cart.belowMinimum', {
          minimum: formatCents(group.minimumOrderCents, language),
          missing: formatCents(missingCents, language),
        })}
      </Notice>
    );
  }
  if (group.toFreeCents > 0) {
    return <Notice tone="herb">{t('cart.toFree', { amount: formatCents(group.toFreeCents, language) })}</Notice>;
  }
  return null;
}

export function Notice({ tone, children }: { tone: 'slate' | 'danger' | 'saffron' | 'herb'; children: ReactNode }) {
  return (
    <p className={classes.notice} data-tone={tone} role="status">
      {children}
    </p>
  );
}

/** True when nothing stands in the way of ordering this part of the cart. */
export function isOrderable({ isOpen, problems, sums, minimumOrderCents }: PricedGroup): boolean {
  return isOpen && problems.size === 0 && sums.subtotalCents >= minimumOrderCents;
}
