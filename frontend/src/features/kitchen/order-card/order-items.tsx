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
          <span>
            {item.name}
            {item.min_age !== null && ` (${item.min_age}+)`}
            {item.options.map((option) => (
              <span key={`${option.group}: ${option.name}`} className={classes.option}>
                {item.quantity > 1 ? t('line.each', { what: option.name }) : option.name}
              </span>
            ))}
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
