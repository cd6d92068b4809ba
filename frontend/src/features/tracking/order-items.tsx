import type { OrderView } from '@contracts/orders/order-views.ts';
import { TextLink } from '../../components/links.tsx';
import { Money } from '../../components/money.tsx';
import { useText } from '../../i18n/use-text.ts';
import { toCents } from '../../lib/format/money.ts';
import { smallOf } from '../../lib/photos.ts';
import { PriceList } from '../../domain/cart-lines/price-list.tsx';
import { sumsOfQuote } from '../../domain/cart/price-part.ts';
import { OrderLines } from '../../domain/orders/order-lines.tsx';
import classes from './order-items.module.css';
import boxes from './tracking-screen.module.css';

export function OrderItems({ order }: { order: OrderView }) {
  const t = useText();
  const { imageUrl } = order.restaurant;
  return (
    <section className={boxes.box} aria-labelledby="order-items">
      <div className={classes.restaurant}>
        {imageUrl !== null && <img src={smallOf(imageUrl)} alt="" width={56} height={56} decoding="async" />}
        <div>
          <h2 id="order-items">{t('tracking.items')}</h2>
          <TextLink to="/restaurant/$id" params={{ id: String(order.restaurantId) }}>
            {order.restaurantName}
          </TextLink>
        </div>
      </div>
      <OrderLines order={order} />
      <PriceList sums={sumsOfQuote(order)} tipCents={toCents(order.tip)} hasFee={order.fulfilment !== 'pickup'} />
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
