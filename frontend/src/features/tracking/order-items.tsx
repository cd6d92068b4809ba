import type { OrderView } from '@contracts/orders/order-views.ts';
import { Money } from '../../components/money.tsx';
import { useText } from '../../i18n/use-text.ts';
import { toCents } from '../../lib/format/money.ts';
import { PriceList } from '../../domain/cart-lines/price-list.tsx';
import { sumsOfQuote } from '../../domain/cart/use-cart-prices.ts';
import { OrderLines } from '../../domain/orders/order-lines.tsx';
import classes from './order-items.module.css';
import boxes from './tracking-screen.module.css';

export function OrderItems({ order }: { order: OrderView }) {
  const t = useText();
  return (
    <section className={boxes.box} aria-labelledby="order-items">
      <h2 id="order-items">{t('tracking.items')}</h2>
      <OrderLines order={order} />
      <PriceList sums={sumsOfQuote(order)} tipCents={toCents(order.tip)} />
      <p className={classes.vat}>
        {t('tracking.vat')}{' '}
        {order.vat.map((line) => (
          <span key={line.rate}>
            {t('receipt.percent', { rate: line.rate })} <Money euro={line.vat} />
          </span>
        ))}
      </p>
    </section>
  );
}
