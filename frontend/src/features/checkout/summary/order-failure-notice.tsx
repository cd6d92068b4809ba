import type { ReactNode } from 'react';
import { TextLink } from '../../../components/links.tsx';
import { useDescribeError } from '../../../components/notices/use-describe-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { isApiError, type ApiErrorCode } from '../../../lib/http/http.ts';
import classes from './order-failure-notice.module.css';
import type { OrderFailure } from '../placing/use-place-orders.ts';

/** Refusals that the cart itself shows, with what can be done. */
const SHOWN_BY_CART = new Set<ApiErrorCode>([
  'price_changed',
  'restaurant_closed',
  'item_unavailable',
  'minimum_order',
  'unauthenticated',
]);

interface Props {
  failure: OrderFailure;
  isGuest: boolean;
  /** What can be done right here. */
  remedy: ReactNode;
}

/** Why the restaurant's order was not placed, what is safe and what to do. */
export function OrderFailureNotice({ failure, isGuest, remedy }: Props) {
  const t = useText();
  const describe = useDescribeError();
  const { error, restaurantName: name } = failure;
  if (isApiError(error) && SHOWN_BY_CART.has(error.code)) return null;
  if (isApiError(error, 'idempotency_key_reused')) {
    return (
      <Box title={t('checkout.alreadyPlaced', { name })}>
        {isGuest ? (
          t('checkout.alreadyPlacedGuest')
        ) : (
          <>
            {t('checkout.alreadyPlacedText')} <TextLink to="/orders">{t('header.orders')}</TextLink>
          </>
        )}
      </Box>
    );
  }
  if (isApiError(error, 'network')) {
    return <Box title={t('checkout.noAnswer', { name })}>{t('checkout.noAnswerText')}</Box>;
  }
  return (
    <Box title={t('checkout.notPlaced', { name })} remedy={remedy}>
      {describe(error)}
    </Box>
  );
}

function Box({ title, remedy, children }: { title: string; remedy?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.box} role="alert">
      <p className={classes.title}>{title}</p>
      <p>{children}</p>
      {remedy}
    </div>
  );
}
