import type { OrderView } from '@contracts/views.ts';
import { Money } from '../../components/money.tsx';
import { useText } from '../../i18n/use-text.ts';
import { toCents } from '../../lib/format/money.ts';
import { PriceList } from '../cart/price-list.tsx';
import { sumsOfQuote } from '../cart/use-cart-prices.ts';
import classes from './order-items.module.css';
import boxes from './tracking-screen.module.css';

export function OrderItems({ order }: { order: OrderView }) {
  const t = useText();
  return (
    <section className={boxes.box} aria-labelledby="order-items">
      <h2 id="order-items">{t('tracking.items')}</h2>
      <ItemList order={order} />
      <PriceList sums={sumsOfQuote(order)} />
      <p className={classes.vat}>
        {t('tracking.vat')}{' '}
        {order.vat.map((line) => (
          <span key={line.rate}>
            {line.rate} % <Money euro={line.vat} />
          </span>
        ))}
      </p>
    </section>
  );
}

/** Quantity, name and what the line comes to. */
export function ItemList({ order }: { order: OrderView }) {
  const t = useText();
  return (
    <ul className={classes.items}>
      {order.items.map((item) => (
        <li key={item.id}>
          <span className={classes.name}>
            {item.quantity} × {item.name || item.menuItem.name || t('tracking.item')}
            {item.notes && <em>{item.notes}</em>}
          </span>
          <Money cents={toCents(item.unitPrice) * item.quantity} />
        </li>
      ))}
    </ul>
  );
}
