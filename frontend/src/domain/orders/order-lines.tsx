import type { OrderItemView, OrderView } from '@contracts/orders/order-views.ts';
import { Money } from '../../components/money.tsx';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { formatEuro, toCents } from '../../lib/format/money.ts';
import classes from './order-lines.module.css';

/** Quantity and name, what was chosen with it, and what the line comes to. */
export function OrderLines({ order }: { order: OrderView }) {
  const t = useText();
  return (
    <ul className={classes.items}>
      {order.items.map((item) => (
        <li key={item.id}>
          <span className={classes.name}>
            {item.quantity} × {item.name || item.menuItem.name || t('tracking.item')}
            <LineDetails item={item} />
          </span>
          <Money cents={toCents(item.unitPrice) * item.quantity} />
        </li>
      ))}
    </ul>
  );
}

/** Options, deposit and the note to the kitchen. */
export function LineDetails({ item }: { item: OrderItemView }) {
  const t = useText();
  const [language] = useLanguage();
  const options = item.options.map(({ name }) => name).join(', ');
  return (
    <>
      {options !== '' && <small>{item.quantity > 1 ? t('line.each', { what: options }) : options}</small>}
      {toCents(item.deposit) > 0 && (
        <small>{t('tracking.itemDeposit', { amount: formatEuro(item.deposit, language) })}</small>
      )}
      {item.notes && <em>{item.notes}</em>}
    </>
  );
}
