import type { ReactNode } from 'react';
import { TextLink } from '../../components/links.tsx';
import { useDescribeError } from '../../components/use-describe-error.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { isApiError } from '../../lib/api/http.ts';
import { formatEuro } from '../../lib/format/money.ts';
import classes from './order-failure-notice.module.css';
import type { OrderFailure } from './use-place-orders.ts';

/** Why the restaurant's order was not placed, what is safe and what to do. */
export function OrderFailureNotice({ failure }: { failure: OrderFailure }) {
  const t = useText();
  const [language] = useLanguage();
  const describe = useDescribeError();
  const { error, restaurantName } = failure;
  if (isApiError(error, 'idempotency_key_reused')) {
    return (
      <Box title={t('checkout.alreadyPlaced', { name: restaurantName })}>
        {t('checkout.alreadyPlacedText')} <TextLink to="/orders">{t('header.orders')}</TextLink>
      </Box>
    );
  }
  if (isApiError(error, 'price_changed') && error.quote) {
    return (
      <Box title={t('checkout.priceChanged', { name: restaurantName })}>
        {t('checkout.priceChangedText', { total: formatEuro(error.quote.total, language) })}
      </Box>
    );
  }
  return <Box title={t('checkout.notPlaced', { name: restaurantName })}>{describe(error)}</Box>;
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.box} role="alert">
      <p className={classes.title}>{title}</p>
      <p>{children}</p>
    </div>
  );
}
