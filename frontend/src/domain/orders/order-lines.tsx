import { MENU_LANGUAGE } from '@contracts/constants.ts';
import type { OrderItemView, OrderView } from '@contracts/orders/order-views.ts';
import { Money } from '../../components/money.tsx';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { formatEuro, toCents } from '../../lib/format/money.ts';
import { Chosen } from '../dishes/chosen.tsx';
import classes from './order-lines.module.css';

/** Quantity and name, what was chosen with it, and what the line comes to. */
export function OrderLines({ order }: { order: OrderView }) {
  return (
    <ul className={classes.items}>
      {order.items.map((item) => (
        <li key={item.id}>
          <span className={classes.name}>
            {item.quantity} × <DishName item={item} />
            <LineDetails item={item} />
          </span>
          <Money cents={toCents(item.unitPrice) * item.quantity} />
        </li>
      ))}
    </ul>
  );
}

/** In the menu's language, as it was called when it was ordered. */
export function DishName({ item }: { item: OrderItemView }) {
  const t = useText();
  const name = item.name || item.menuItem.name;
  return name ? <span lang={MENU_LANGUAGE}>{name}</span> : t('tracking.item');
}

/** Options, deposit and the note to the kitchen. */
export function LineDetails({ item }: { item: OrderItemView }) {
  const t = useText();
  const [language] = useLanguage();
  const options = item.options.map(({ name }) => name).join(', ');
  return (
    <>
      {options !== '' && (
        <small>
          <Chosen name={options} quantity={item.quantity} />
        </small>
      )}
      {toCents(item.deposit) > 0 && (
        <small>{t('tracking.itemDeposit', { amount: formatEuro(item.deposit, language) })}</small>
      )}
      {item.notes && <em>{item.notes}</em>}
    </>
  );
}
