import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { IconPencil } from '@tabler/icons-react';
import { useText } from '../../../i18n/use-text.ts';
import classes from './order-items.module.css';

/** What to cook, with what the guest wrote beside each dish. */
export function OrderItems({ items }: { items: RestaurantOrderView['items'] }) {
  const t = useText();
  return (
    <ul className={classes.items}>
      {items.map((item, index) => (
        <li key={index}>
          <span className={classes.quantity}>{item.quantity}×</span>
          <span className={classes.dish}>
            {item.name}
            {item.min_age !== null && ` (${item.min_age}+)`}
            {item.options.length > 0 && (
              <span className={classes.options}>
                {item.options.map(({ name }) => (item.quantity > 1 ? t('line.each', { what: name }) : name)).join(', ')}
              </span>
            )}
            {item.notes && (
              <span className={classes.itemNotes}>
                <IconPencil size={16} aria-hidden />
                {item.notes}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
